import { CheckboxControl } from '@wordpress/components';
import { __, _x, sprintf } from '@wordpress/i18n';
import type {
	AccessPermission,
	AccessRole,
} from '../../../../store/site/types';
import { CELL, ROW, ROW_HEADER } from '../../../components/table-roles';
import { hasPermission, type Access } from './permissions';

interface RowProps {
	role: AccessRole;
	permissions: AccessPermission[];
	/** The setting with unsaved changes. */
	stored: Access;
	onChange: ( permission: string, isOn: boolean ) => void;
}

/** A role with a checkbox for each permission. */
export function Row( { role, permissions, stored, onChange }: RowProps ) {
	const fromWordPress = permissions.filter(
		( { name } ) => role.own[ name ] !== undefined
	);
	return (
		<>
			<tr
				{ ...ROW }
				className={ `pharos-matrix__row${
					fromWordPress.length > 0 ? ' has-notes' : ''
				}` }
			>
				<th scope="row" { ...ROW_HEADER }>
					{ role.label }
				</th>
				{ role.is_full ? (
					<td
						{ ...CELL }
						className="pharos-access__full"
						colSpan={ permissions.length }
					>
						{ __( 'Always has all permissions', 'pharos-seo' ) }
					</td>
				) : (
					permissions.map(
						( { name, label, can_grant: canGrant } ) => (
							<td key={ name } { ...CELL } data-label={ label }>
								{ role.defaults[ name ] === null ? (
									<span className="pharos-access__none">
										<span aria-hidden>–</span>
										<span className="screen-reader-text">
											{ __(
												'This role can’t edit content.',
												'pharos-seo'
											) }
										</span>
									</span>
								) : (
									<CheckboxControl
										__nextHasNoMarginBottom
										aria-label={ sprintf(
											/* translators: 1: a permission, such as Redirects. 2: a role, such as Editor. */
											_x(
												'%1$s: %2$s',
												'permission of a role',
												'pharos-seo'
											),
											label,
											role.label
										) }
										aria-describedby={ `pharos-access-${ name }` }
										checked={ hasPermission(
											stored,
											role,
											name
										) }
										disabled={
											! canGrant ||
											role.own[ name ] !== undefined
										}
										onChange={ ( isOn ) =>
											onChange( name, isOn )
										}
									/>
								) }
							</td>
						)
					)
				) }
			</tr>
			{ ! role.is_full && fromWordPress.length > 0 && (
				<tr className="pharos-matrix__notes" { ...ROW }>
					<td { ...CELL } colSpan={ permissions.length + 1 }>
						{ sprintf(
							/* translators: %s: permissions, such as Redirects, Schema. */
							__(
								'Set and changed by another plugin: %s',
								'pharos-seo'
							),
							fromWordPress
								.map( ( { label } ) => label )
								.join( ', ' )
						) }
					</td>
				</tr>
			) }
		</>
	);
}
