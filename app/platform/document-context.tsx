import { createContext, useContext } from "react";

/** What only the server knows while it renders a document; empty in the browser, where no nonce may be read. */
export interface DocumentContextValue {
  nonce: string;
  requestId: string;
}

export const DocumentContext = createContext<DocumentContextValue>({ nonce: "", requestId: "" });

/** The nonce for scripts of this document; "" in the browser. */
export const useNonce = (): string => useContext(DocumentContext).nonce;

/** The id under which the log knows the request that rendered this document. */
export function useRequestId(): string {
  const { requestId } = useContext(DocumentContext);
  if (typeof document === "undefined") return requestId;
  return document.documentElement.dataset["requestId"] ?? "";
}
