/**
 * Says why the site cannot be built for an address such as `https://host.example/school/`.
 * @param env settings of the build
 * @returns undefined when there is nothing to refuse
 */
export function refuseSubPath(env: Readonly<Record<string, string | undefined>>): string | undefined {
  const base = env.BASE_PATH ?? '';
  if (base === '' || base === '/') return undefined;
  return (
    `BASE_PATH is "${base}", but the site cannot be published under a sub-path: its pages, pictures and headers all ` +
    'begin at "/". Give it a host name of its own, such as www.school.example or a subdomain, and leave BASE_PATH out.'
  );
}
