/** The data store of Pharos SEO; docs/add-ons.md lists its selectors and actions. */
export const store = { name: 'pharos' };
