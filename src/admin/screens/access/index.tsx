import { useSelect } from '@wordpress/data';
import { __ } from '@wordpress/i18n';
import { store } from '../../../../store';
import type { SiteAccess } from '../../../../store/site/types';
import {
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../components/table-roles';
import type { ScreenProps } from '../../definitions/types';
import { SettingsLoader } from '../../fields/settings-loader';
import { useSetting } from '../../fields/use-setting';
import '../robot-instructions/matrix/style.scss';
import { withPermission, type Access } from './permissions';
import { Row } from './row';
import './style.scss';

/** Tools > Access: what each role may do. */
export default function AccessScreen( { definition }: ScreenProps ) {
	const access = useSelect(
		( select ) => select( store ).getSiteSettings()?.access,
		[]
	);
	return (
		<SettingsLoader>
			{ access && definition.groups?.[ 0 ] && (
				<Permissions
					access={ access }
					field={ definition.groups[ 0 ].fields[ 0 ]! }
				/>
			) }
		</SettingsLoader>
	);
}

interface PermissionsProps {
	access: SiteAccess;
	field: Parameters< typeof useSetting >[ 0 ];
}

function Permissions( {
	access: { roles, permissions },
	field,
}: PermissionsProps ) {
	const { value, onChange, error } = useSetting( field );
	const stored = ( value ?? {} ) as Access;

	return (
		<>
			<section className="pharos-card pharos-matrix pharos-access">
				{ error && (
					<p className="pharos-access__error" role="alert">
						{ error }
					</p>
				) }
				{ permissions.some( ( one ) => ! one.can_grant ) && (
					<p className="pharos-card__description">
						{ __(
							'You can only change permissions that you have.',
							'pharos-seo'
						) }
					</p>
				) }
				<table className="pharos-matrix__table" { ...TABLE }>
					<caption className="pharos-matrix__caption">
						{ __( 'Permissions of roles', 'pharos-seo' ) }
					</caption>
					<thead { ...GROUP }>
						<tr className="pharos-matrix__columns" { ...ROW }>
							<th scope="col" { ...COLUMN_HEADER }>
								{ __( 'Role', 'pharos-seo' ) }
							</th>
							{ permissions.map( ( { name, label } ) => (
								<th
									key={ name }
									scope="col"
									{ ...COLUMN_HEADER }
								>
									{ label }
								</th>
							) ) }
						</tr>
					</thead>
					<tbody { ...GROUP }>
						{ roles.map( ( role ) => (
							<Row
								key={ role.name }
								role={ role }
								permissions={ permissions }
								stored={ stored }
								onChange={ ( permission, isOn ) =>
									onChange(
										withPermission(
											stored,
											role,
											permission,
											isOn
										)
									)
								}
							/>
						) ) }
					</tbody>
				</table>
			</section>
			<section className="pharos-card">
				<h2 className="pharos-card__title">
					{ __( 'About the permissions', 'pharos-seo' ) }
				</h2>
				<dl className="pharos-access__texts">
					{ permissions.map( ( { name, label, help } ) => (
						<div key={ name }>
							<dt>{ label }</dt>
							<dd id={ `pharos-access-${ name }` }>{ help }</dd>
						</div>
					) ) }
				</dl>
			</section>
		</>
	);
}
