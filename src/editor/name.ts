/** Of the plugin in the editor, and of its sidebar. */
export const NAME = 'pharos-seo';

/** The sidebar, as the editor calls it. */
export const SIDEBAR = `${ NAME }/${ NAME }`;
