import { Icon } from '@wordpress/components';
import {
	cancelCircleFilled,
	error as triangle,
	info,
	published,
	unseen,
} from '@wordpress/icons';
import { statusLabel, type ShownStatus } from '../../../common/checks/status';

/** The icon of each status. */
export const STATUS_ICONS: Record< ShownStatus, typeof info > = {
	error: cancelCircleFilled,
	warning: triangle,
	suggestion: info,
	success: published,
	ignored: unseen,
};

/** A status as color, icon and label. */
export function CheckBadge( { status }: { status: ShownStatus } ) {
	return (
		<span className={ `pharos-badge is-${ status }` }>
			<Icon icon={ STATUS_ICONS[ status ] } size={ 18 } />
			<span>{ statusLabel( status ) }</span>
		</span>
	);
}
