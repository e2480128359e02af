/** The data store of Pharos SEO; docs/add-ons.md lists its selectors and actions. */
export const store = { name: 'pharos' };

/** The SEO fields of the open post, in scripts of the block editor. */
export const editorStore = { name: 'pharos/editor' };
