/** `index.html` → `/`, `Account/Testimonials.html` → `/Account/Testimonials`. */
export function routeOf(file: string): string {
  const route = `/${file.replace(/\.html$/, '')}`;
  return route === '/index' ? '/' : route;
}
