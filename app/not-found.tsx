/**
 * Next's own answer where nothing is found. Visitors never see it, because middleware.ts knows every
 * path and shows app/[region]/404; but Next sends it inside of every page, so it is a few words.
 */
export default function NotFound() {
  return <h1>404</h1>;
}
