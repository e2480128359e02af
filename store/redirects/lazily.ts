import { lazilyFrom } from '../lazily';

/** Creates lazily loaded resolvers and actions from requests.ts. */
export const lazily = lazilyFrom(
	() => import( /* webpackChunkName: "redirect-requests" */ './requests' )
);
