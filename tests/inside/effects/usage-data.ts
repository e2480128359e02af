import {
	record,
	runEvent,
	schedule,
} from '../../integration/support/usage-data';
import type { Effect } from './types';

export const effects: Effect[] = [
	{
		setting: 'surerank_analytics_optin',
		does: 'lets anonymous usage data be sent once a week',
		path: '/',
		values: [ false, true ],
		setup: record,
		read: async ( _page, site ) => [
			await schedule( site ),
			( await runEvent( site ) ).map( ( { url } ) => url ),
		],
		expected: [
			[ false, [] ],
			[ 'weekly', [ 'https://usage.example.test/report' ] ],
		],
	},
];
