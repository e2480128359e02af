/** Whether the data are deleted with the plugin; tests/integration/uninstall.test.ts deletes it. */
import type { Effect } from './types';

export const effects: Effect[] = [
	{
		setting: 'delete_data_on_uninstall',
		does: 'deletes all data with the plugin',
		path: '/',
		values: [ false, true ],
		read: ( _page, site ) =>
			site.php( 'return Pharos\\Uninstall::is_wanted();' ),
		expected: [ false, true ],
	},
];
