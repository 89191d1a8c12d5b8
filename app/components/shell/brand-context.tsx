import { DEFAULT_BRAND_NAME } from "~/platform/brand";
import { useRootData } from "./root-data";

/** The product's name as this installation calls it. */
export function useBrand(): string {
  return useRootData()?.brandName ?? DEFAULT_BRAND_NAME;
}
