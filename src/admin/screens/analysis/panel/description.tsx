import { __ } from '@wordpress/i18n';
import type { CheckPart } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import { Images } from './images';
import { CopyButton, Links } from './links';

/** Lists of at least this length have a Copy button. */
const LONG = 6;

/** The details of a check: plain texts, lists, URLs and images, never HTML. */
export function Description( { parts }: { parts: readonly CheckPart[] } ) {
	if ( parts.length === 0 ) {
		return (
			<p>{ __( 'No additional information to show.', 'pharos-seo' ) }</p>
		);
	}
	return (
		<>
			{ parts.map( ( part, index ) => (
				<Part key={ index } part={ part } />
			) ) }
		</>
	);
}

function Part( { part }: { part: CheckPart } ) {
	if ( typeof part === 'string' ) {
		return <p className={ NO_EMOJI }>{ part }</p>;
	}
	if ( 'links' in part ) {
		return <Links links={ part.links } />;
	}
	if ( 'images' in part ) {
		return <Images images={ part.images } />;
	}
	return (
		<div className="pharos-check__links">
			<ul className="pharos-check__points">
				{ part.list.map( ( point, index ) => (
					<li key={ index } className={ NO_EMOJI }>
						{ point }
					</li>
				) ) }
			</ul>
			{ part.list.length >= LONG && (
				<CopyButton text={ part.list.join( '\n' ) } />
			) }
		</div>
	);
}
