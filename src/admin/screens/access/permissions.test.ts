import type { AccessRole } from '../../../../store/site/types';
import { hasPermission, withPermission } from './permissions';

const author: AccessRole = {
	name: 'author',
	label: 'Author',
	is_full: false,
	own: { pharos_run_analysis: true },
	defaults: { pharos_edit_seo: true, pharos_edit_seo_advanced: null },
};

test( 'A role has what WordPress, the setting or the default gives it, in this order', () => {
	const has = ( permission: string, access = {} ) =>
		hasPermission( access, author, permission );
	expect( has( 'pharos_manage_redirects' ) ).toBe( false );
	expect( has( 'pharos_edit_seo' ) ).toBe( true );
	expect(
		has( 'pharos_edit_seo', { author: { pharos_edit_seo: false } } )
	).toBe( false );
	expect(
		has( 'pharos_run_analysis', { author: { pharos_run_analysis: false } } )
	).toBe( true );
} );

test( 'Only what differs from the default is stored', () => {
	const denied = withPermission( {}, author, 'pharos_edit_seo', false );
	expect( denied ).toEqual( { author: { pharos_edit_seo: false } } );
	expect( withPermission( denied, author, 'pharos_edit_seo', true ) ).toEqual(
		{}
	);
} );
