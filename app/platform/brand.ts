/** The product's name. The environment's BRAND_NAME overrides it and reaches screens through the root's data. */
export const DEFAULT_BRAND_NAME = "Fidelio";
