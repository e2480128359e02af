/** The name of the plugin in the editor, and of its sidebar. */
export const NAME = 'pharos-seo';

/** The full name of the sidebar in the editor. */
export const SIDEBAR = `${ NAME }/${ NAME }`;
