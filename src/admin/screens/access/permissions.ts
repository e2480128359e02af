import type { AccessRole } from '../../../../store/site/types';
import type { RoleAccess } from '../../definitions/access';

export type Access = Readonly< Record< string, RoleAccess > >;

/** Whether a role has a permission: by WordPress, by the setting, or by default. */
export const hasPermission = (
	access: Access,
	role: AccessRole,
	permission: string
): boolean =>
	role.own[ permission ] ??
	access[ role.name ]?.[ permission ] ??
	role.defaults[ permission ] ??
	false;

/**
 * Returns the setting with a changed permission; only what differs from the default is stored.
 *
 * @param access     The setting.
 * @param role       The role.
 * @param permission The capability.
 * @param isOn       Whether the role gets it.
 */
export function withPermission(
	access: Access,
	role: AccessRole,
	permission: string,
	isOn: boolean
): Access {
	const { [ role.name ]: before = {}, ...others } = access;
	const { [ permission ]: _, ...same } = before;
	const own =
		isOn === ( role.defaults[ permission ] ?? false )
			? same
			: { ...same, [ permission ]: isOn };
	return Object.keys( own ).length > 0
		? { ...others, [ role.name ]: own }
		: others;
}
