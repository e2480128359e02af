/** Loads the module that reads the feeds. */
export const loadRead = () => import( /* webpackChunkName: "news" */ './read' );
