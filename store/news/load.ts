/** Loads what works once the feeds are read. */
export const loadRead = () => import( /* webpackChunkName: "news" */ './read' );
