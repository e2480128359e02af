/**
 * The class of elements whose text is a person's. WordPress puts images for emoji into other texts of its admin pages, and React
 * would no longer find what it has drawn. The element that is added to the page is not asked for it, only those within.
 */
export const PLAIN = 'wp-exclude-emoji';
