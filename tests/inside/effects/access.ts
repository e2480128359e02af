/** Permissions of roles; tests/inside/access.test.ts has the details. */
import type { Effect } from './types';

export const effects: Effect[] = [
	{
		setting: 'access',
		does: 'gives editors the redirects',
		path: '/',
		values: [ {}, { editor: { pharos_manage_redirects: true } } ],
		read: ( _page, site ) =>
			site.php(
				`return user_can( get_user_by( 'login', 'editor' ), 'pharos_manage_redirects' );`
			),
		expected: [ false, true ],
	},
];
