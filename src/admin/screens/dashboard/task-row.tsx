import { Button, Icon } from '@wordpress/components';
import { __, _n, sprintf } from '@wordpress/i18n';
import { trendingUp } from '@wordpress/icons';
import { Link, useNavigate } from 'react-router-dom';
import type { ReactNode } from 'react';
import { formatNumber } from '../../../../common/locale';
import { CheckBadge } from '../../../components/check-badge';
import { NO_EMOJI } from '../../../components/no-emoji';
import { focusHeading } from '../../navigation/focus-heading';
import { FixLink } from '../analysis/fix-link';
import type { Task } from './tasks';

/** A task: how much it brings, what it is, why, and the button that begins it. */
export function TaskRow( { task }: { task: Task } ) {
	const { status, clicks, pages, title, why, route, fix } = task;
	const navigate = useNavigate();
	const label =
		pages > 0
			? __( 'Show pages', 'pharos-seo' )
			: __( 'Show details', 'pharos-seo' );
	return (
		<TaskLayout
			badge={
				clicks > 0 ? (
					<Clicks count={ clicks } />
				) : (
					<CheckBadge status={ status } />
				)
			}
			title={
				<>
					<Link
						className={ NO_EMOJI }
						to={ route }
						state={ focusHeading }
					>
						{ title }
					</Link>
					{ pages > 0 && (
						<span className="pharos-tasks__pages">
							{ sprintf(
								/* translators: %s: a number. */
								_n(
									'%s page',
									'%s pages',
									pages,
									'pharos-seo'
								),
								formatNumber( pages )
							) }
						</span>
					) }
				</>
			}
			why={ why }
		>
			{ fix ? (
				<FixLink fix={ fix } subject={ title } variant="secondary" />
			) : (
				<Button
					variant="secondary"
					size="compact"
					href={ `#${ route }` }
					aria-label={ `${ label }: ${ title }` }
					onClick={ ( event: { preventDefault: () => void } ) => {
						event.preventDefault();
						void navigate( route, { state: focusHeading } );
					} }
				>
					{ label }
				</Button>
			) }
		</TaskLayout>
	);
}

interface TaskLayoutProps {
	badge: ReactNode;
	title: ReactNode;
	why: string;
	/** The button. */
	children: ReactNode;
}

/** The columns of a task. */
export const TaskLayout = ( {
	badge,
	title,
	why,
	children,
}: TaskLayoutProps ) => (
	<li className="pharos-tasks__task">
		<span className="pharos-tasks__badge">{ badge }</span>
		<div className="pharos-tasks__text">
			<p className="pharos-tasks__title">{ title }</p>
			{ why && (
				<p className="pharos-tasks__why" title={ why }>
					{ why }
				</p>
			) }
		</div>
		<span className="pharos-tasks__action">{ children }</span>
	</li>
);

/** The clicks that pages lost or could win in 90 days. */
const Clicks = ( { count }: { count: number } ) => (
	<span className="pharos-badge is-gain">
		<Icon icon={ trendingUp } size={ 18 } />
		<span>
			{ sprintf(
				/* translators: %s: a number. */
				_n( '+%s click', '+%s clicks', count, 'pharos-seo' ),
				formatNumber( count )
			) }
		</span>
	</span>
);
