/// <reference types="@remix-run/dev" />
/// <reference types="@remix-run/node" />

declare module "@remix-run/server-runtime" {
  // Types loader data as single fetch carries it.
  interface Future {
    v3_singleFetch: true;
  }
}
export {};
