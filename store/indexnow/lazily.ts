import { lazilyFrom } from '../lazily';

/** Resolvers and actions of requests.ts. */
export const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "indexnow" */ './requests' )
);
