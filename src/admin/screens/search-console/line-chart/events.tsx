import { Button } from '@wordpress/components';
import { useInstanceId } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, sprintf } from '@wordpress/i18n';
import { formatDay, formatNumber } from '../../../../../common/locale';
import type { ChartEvent } from './types';

/** The changes that the chart marks, as a list that opens; the latest first. */
export function Events( { events }: { events: readonly ChartEvent[] } ) {
	const [ isOpen, setIsOpen ] = useState( false );
	const id = useInstanceId( Events, 'pharos-chart-events' );
	if ( events.length === 0 ) {
		return null;
	}
	return (
		<div className="pharos-chart__events">
			<Button
				variant="tertiary"
				size="compact"
				aria-expanded={ isOpen }
				aria-controls={ id }
				onClick={ () => setIsOpen( ! isOpen ) }
			>
				{ sprintf(
					/* translators: %s: number. */
					__( 'Changes to the site (%s)', 'pharos-seo' ),
					formatNumber( events.length )
				) }
			</Button>
			<ul id={ id } hidden={ ! isOpen }>
				{ [ ...events ].reverse().map( ( { date, text, url } ) => (
					<li key={ `${ date } ${ text }` }>
						<time dateTime={ date }>
							{ formatDay( date, { dateStyle: 'medium' } ) }
						</time>{ ' ' }
						{ url ? <a href={ url }>{ text }</a> : text }
					</li>
				) ) }
			</ul>
		</div>
	);
}
