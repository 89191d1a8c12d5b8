export const notFoundTexts = {
  title: "404 Page Not Found",
  text: "Did you forget to add the page to the router?",
  home: "Back to the start",
};
