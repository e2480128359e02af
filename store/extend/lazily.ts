import { lazilyFrom } from '../lazily';

/** Creates lazily loaded resolvers and actions from the module that is needed only where products are shown. */
export const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "dashboard" */ './install' )
);
