import { __, sprintf } from '@wordpress/i18n';
import type { SiteAccess } from '../../../store/site/types';
import type { FieldDefinition, FieldGroup, ScreenDefinition } from './types';

/** Permissions of a role that differ from their defaults, by capability. */
export type RoleAccess = Record< string, boolean >;

/** Returns the field with the names of the site's roles and permissions. */
function accessField( access: SiteAccess | null ): FieldDefinition {
	const nameOf = ( items: { name: string; label: string }[] = [] ) =>
		Object.fromEntries(
			items.map( ( { name, label } ) => [ name, label ] )
		);
	const roles = nameOf( access?.roles );
	const permissions = nameOf( access?.permissions );
	return {
		key: 'access',
		control: 'custom',
		label: __( 'Permissions of roles', 'pharos-seo' ),
		keywords: [ 'permissions', 'roles', 'capabilities', 'users' ],
		entry: {
			label: ( _, name ) => roles[ name ] ?? name,
			describe: ( entry ) =>
				Object.entries( Object( entry ) as RoleAccess )
					.map( ( [ name, isOn ] ) => {
						const label = permissions[ name ] ?? name;
						return isOn
							? sprintf(
									/* translators: %s: name of a permission, such as Redirects. */
									__( '%s: allowed', 'pharos-seo' ),
									label
								)
							: sprintf(
									/* translators: %s: name of a permission, such as Redirects. */
									__( '%s: not allowed', 'pharos-seo' ),
									label
								);
					} )
					.join( '; ' ) || __( '(default)', 'pharos-seo' ),
		},
	};
}

const groups = ( field: FieldDefinition ): FieldGroup[] => [
	{ fields: [ field ] },
];

export const access: ScreenDefinition = {
	path: '/tools/access',
	siteGroups: ( site ) => groups( accessField( site.access ) ),
};
