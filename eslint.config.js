import { join } from "node:path";
import js from "@eslint/js";
import boundaries from "eslint-plugin-boundaries";
import jsxA11y from "eslint-plugin-jsx-a11y";
import reactHooks from "eslint-plugin-react-hooks";
import tseslint from "typescript-eslint";

const TESTS = ["**/*.test.{ts,tsx,mjs}", "tests/**"];
/** Names that only the server's bundle holds. */
const SERVER_FILES = ["app/**/*.server.{ts,tsx}", "app/entry.server.tsx"];

/** Packages that only server files may import; in the browser's bundle they would break it or betray it. */
const VENDORS = [
  "@fastify/busboy",
  "@remix-run/express",
  "agenda",
  "cloudinary",
  "compression",
  "express",
  "helmet",
  "ioredis",
  "jose",
  "mongodb",
  "mongoose",
  "oidc-provider",
  "pino",
  "prom-client",
  "rate-limiter-flexible",
  "remix-auth",
  "remix-auth-oauth2",
  "sharp",
  "stripe",
  "ws",
];
const serverOnly = {
  group: ["~models/*", "node:*", ...VENDORS.flatMap((name) => [name, `${name}/*`])],
  allowTypeImports: true,
  message: "Models, vendors and Node are for files that end in .server.ts.",
};
const otherRoutes = {
  group: ["~/routes/*", "./*", "../*"],
  message: "Routes never import each other: what two of them need is a feature's.",
};

const timeMessage = "Only platform/clock.ts reads the time.";
const readsTime = [
  { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: timeMessage },
  { selector: "CallExpression[callee.object.name='Date'][callee.property.name='now']", message: timeMessage },
  { selector: "CallExpression[callee.name='Date']", message: timeMessage },
];
const environmentMessage = "Only platform/env.server.ts reads the environment.";
const readsEnvironment = [
  { selector: "MemberExpression[object.name='process'][property.name='env']", message: environmentMessage },
  { selector: "VariableDeclarator[init.name='process'] > ObjectPattern", message: environmentMessage },
  { selector: "ImportDeclaration[source.value=/^(node:)?process$/]", message: environmentMessage },
];
const exportsDefault = {
  selector: "ExportDefaultDeclaration, ExportSpecifier[exported.name='default']",
  message: "Export by name: only routes, the root and configuration files have a default export.",
};

const layer = (type, ...patterns) => patterns.map((pattern) => ({ type, pattern }));
const may = (from, ...to) => ({
  from: { element: { type: from } },
  allow: { to: { element: { types: { anyOf: to } } } },
});
const mayNot = (from, to) => ({ from: { element: { type: from } }, disallow: { to } });

export default tseslint.config(
  { ignores: ["build/", "public/build/", ".data/", ".cache/", "test-results/"] },
  js.configs.recommended,
  {
    linterOptions: { reportUnusedDisableDirectives: "error" },
    rules: { eqeqeq: ["error", "always", { null: "ignore" }] },
  },
  {
    files: ["**/*.{ts,tsx}"],
    extends: [tseslint.configs.recommended],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      "@typescript-eslint/await-thenable": "error",
      "@typescript-eslint/consistent-type-assertions": [
        "error",
        // An object written as another type hides what it lacks: annotate it, or use satisfies.
        { assertionStyle: "as", objectLiteralTypeAssertions: "never" },
      ],
      "@typescript-eslint/consistent-type-imports": [
        "error",
        // The type of a module that is loaded late has no other name.
        { fixStyle: "separate-type-imports", disallowTypeAnnotations: false },
      ],
      "@typescript-eslint/no-explicit-any": "error",
      "@typescript-eslint/no-floating-promises": "error",
      // Servers' and Express's handlers may answer later; what they start must not reject, or must call next.
      "@typescript-eslint/no-misused-promises": [
        "error",
        { checksVoidReturn: { attributes: false, arguments: false } },
      ],
      "@typescript-eslint/no-non-null-assertion": "error",
      "@typescript-eslint/no-unused-vars": ["error", { argsIgnorePattern: "^_", varsIgnorePattern: "^_" }],
      "@typescript-eslint/switch-exhaustiveness-check": ["error", { considerDefaultExhaustiveForUnions: true }],
    },
  },
  { files: ["**/*.{js,mjs}"], languageOptions: { globals: nodeGlobals() } },
  {
    files: ["**/*.cjs"],
    languageOptions: { sourceType: "commonjs", globals: { ...nodeGlobals(), __dirname: "readonly" } },
  },
  {
    files: ["app/**/*.tsx", "embedded/**/*.tsx"],
    extends: [jsxA11y.flatConfigs.recommended, reactHooks.configs.flat["recommended-latest"]],
    rules: {
      // Lists without bullets lose their role in Safari; the kit gives it back on purpose.
      "jsx-a11y/no-redundant-roles": "off",
    },
  },
  {
    // Imports go one way: routes → features → (matching, screening, realtime) → platform, models.
    files: ["app/**/*.{ts,tsx}", "models/**/*.ts", "embedded/**/*.{ts,tsx}"],
    ignores: TESTS,
    plugins: { boundaries },
    settings: {
      "import/resolver": { [join(import.meta.dirname, "scripts/lint/resolve-import.cjs")]: {} },
      "boundaries/dependency-nodes": ["import", "dynamic-import", "export"],
      "boundaries/elements": [
        ...layer("routes", "app/routes"),
        ...layer("feature", "app/features/*"),
        ...layer("engine", "app/matching", "app/screening"),
        ...layer("realtime", "app/realtime"),
        ...layer("component", "app/components"),
        ...layer("platform", "app/platform"),
        ...layer("texts", "app/texts"),
        ...layer("models", "models"),
        ...layer("embedded", "embedded/*"),
        ...layer("app", "app"),
      ],
      "boundaries/files": [
        { category: "view", pattern: "**/*.tsx" },
        { category: "server", pattern: "**/*.server.{ts,tsx}" },
      ],
    },
    rules: {
      "boundaries/dependencies": [
        "error",
        {
          default: "disallow",
          policies: [
            { allow: { to: { module: { origin: ["external", "core"] } } } },
            may("app", "routes", "feature", "component", "platform", "texts"),
            may("routes", "feature", "component", "platform", "texts", "app"),
            may("feature", "feature", "engine", "realtime", "component", "platform", "texts", "models"),
            may("engine", "engine", "texts"),
            may("realtime", "feature", "platform", "texts"),
            may("component", "platform", "texts"),
            may("platform", "texts", "models"),
            // Sentences are worded by a feature's limits, articles by the shape of their component.
            may("texts", "feature", "component"),
            // The demo account is one of the sign-in provider's.
            may("embedded", "embedded", "models", "feature", "engine", "platform", "texts"),
            // The last policy that applies decides.
            mayNot("feature", { element: { type: "feature" }, file: { categories: "view" } }),
            mayNot("component", { element: { type: "platform" }, file: { categories: "server" } }),
            mayNot("embedded", {
              element: { types: { anyOf: ["feature", "platform"] } },
              file: { categories: { anyOf: ["server", "view"] } },
            }),
          ],
        },
      ],
    },
  },
  {
    files: ["app/**/*.{ts,tsx}"],
    ignores: [...SERVER_FILES, "app/routes/**", ...TESTS],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [serverOnly] }] },
  },
  {
    files: ["app/routes/**/*.{ts,tsx}"],
    rules: { "@typescript-eslint/no-restricted-imports": ["error", { patterns: [serverOnly, otherRoutes] }] },
  },
  {
    // A route that is a folder has parts.
    files: ["app/routes/*/**/*.{ts,tsx}"],
    rules: {
      "@typescript-eslint/no-restricted-imports": [
        "error",
        { patterns: [serverOnly, { ...otherRoutes, group: ["~/routes/*", "../*"] }] },
      ],
    },
  },
  ...syntaxRules(["**/*.{ts,tsx,js,mjs}"], [exportsDefault]),
  ...syntaxRules(["app/**/*.{ts,tsx}", "models/**/*.ts"], [exportsDefault, ...readsEnvironment, ...readsTime]),
  ...syntaxRules(["app/routes/**", "app/root.tsx", "app/entry.*.tsx"], [...readsEnvironment, ...readsTime]),
  ...syntaxRules(["app/platform/clock.ts"], [exportsDefault, ...readsEnvironment]),
  ...syntaxRules(["app/platform/env.server.ts"], [exportsDefault, ...readsTime]),
  ...syntaxRules(TESTS, [exportsDefault]),
  ...syntaxRules(["*.config.{ts,js}", "tests/setup/services.mjs"], []),
);

/** One rule cannot add to another's list of forbidden syntax: the last that names a file holds the whole list. */
function syntaxRules(files, forbidden) {
  return [{ files, rules: { "no-restricted-syntax": forbidden.length > 0 ? ["error", ...forbidden] : "off" } }];
}

function nodeGlobals() {
  const names = ["process", "console", "URL", "URLSearchParams", "Buffer", "fetch", "performance", "AbortSignal"];
  const timers = ["setTimeout", "clearTimeout", "setInterval", "clearInterval", "setImmediate", "AbortController"];
  return Object.fromEntries([...names, ...timers].map((name) => [name, "readonly"]));
}
