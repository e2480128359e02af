import { Icon } from '@wordpress/components';
import { __ } from '@wordpress/i18n';
import {
	cancelCircleFilled,
	error as triangle,
	info,
	published,
	unseen,
} from '@wordpress/icons';

/** What a check says, or that nobody wants to see it. */
export type ShownStatus =
	'error' | 'warning' | 'suggestion' | 'success' | 'ignored';

/** Words and icons of each (spec.md section 4). */
export const STATUSES: Record<
	ShownStatus,
	{ label: string; icon: typeof info }
> = {
	error: { label: __( 'Critical', 'pharos-seo' ), icon: cancelCircleFilled },
	warning: { label: __( 'Warning', 'pharos-seo' ), icon: triangle },
	suggestion: { label: __( 'Suggestion', 'pharos-seo' ), icon: info },
	success: { label: __( 'Passed', 'pharos-seo' ), icon: published },
	ignored: { label: __( 'Ignored', 'pharos-seo' ), icon: unseen },
};

/** How bad it is, in colour, icon and word. */
export function CheckBadge( { status }: { status: ShownStatus } ) {
	const { label, icon } = STATUSES[ status ];
	return (
		<span className={ `pharos-badge is-${ status }` }>
			<Icon icon={ icon } size={ 18 } />
			<span>{ label }</span>
		</span>
	);
}
