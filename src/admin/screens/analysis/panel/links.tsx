import { Button } from '@wordpress/components';
import { useCopyToClipboard } from '@wordpress/compose';
import { useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import type { CheckLink } from '../../../../../store';
import { NO_EMOJI } from '../../../../components/no-emoji';
import {
	CELL,
	COLUMN_HEADER,
	GROUP,
	ROW,
	TABLE,
} from '../../../../components/table-roles';
import { FixLink, FoundAddress } from '../fix-link';
import { explain, textOf } from './link-words';

/** Number of links shown at first: some lists have hundreds. */
const FIRST = 50;

/** URLs with their errors and fix links. */
export function Links( { links }: { links: readonly CheckLink[] } ) {
	const [ showsAll, setShowsAll ] = useState( false );
	const shown = showsAll ? links : links.slice( 0, FIRST );
	const rest = links.length - shown.length;
	return (
		<div className="pharos-check__links">
			<table { ...TABLE } aria-label={ __( 'URLs', 'pharos-seo' ) }>
				<thead { ...GROUP }>
					<tr { ...ROW }>
						<th { ...COLUMN_HEADER } scope="col">
							{ __( 'URL', 'pharos-seo' ) }
						</th>
						<th { ...COLUMN_HEADER } scope="col">
							{ __( 'Issue', 'pharos-seo' ) }
						</th>
					</tr>
				</thead>
				<tbody { ...GROUP }>
					{ shown.map( ( link, index ) => (
						<Address key={ index } link={ link } />
					) ) }
				</tbody>
			</table>
			<div className="pharos-check__list-actions">
				{ rest > 0 && (
					<Button
						variant="secondary"
						size="compact"
						onClick={ () => setShowsAll( true ) }
					>
						{ sprintf(
							/* translators: %d: number of URLs. */
							_n(
								'Show %d more',
								'Show %d more',
								rest,
								'pharos-seo'
							),
							rest
						) }
					</Button>
				) }
				<CopyButton text={ textOf( links ) } />
			</div>
		</div>
	);
}

function Address( { link }: { link: CheckLink } ) {
	const { url, details, fix } = link;
	const meaning = explain( link );
	return (
		<tr { ...ROW }>
			<td { ...CELL }>
				<FoundAddress url={ url }>
					<span className={ NO_EMOJI }>{ url }</span>
				</FoundAddress>
			</td>
			<td { ...CELL }>
				{ meaning !== '' && <strong>{ meaning }</strong> }
				{ details && (
					<span className={ `pharos-check__details ${ NO_EMOJI }` }>
						{ details }
					</span>
				) }
				{ fix && (
					<FixLink fix={ fix } subject={ url } variant="link" />
				) }
			</td>
		</tr>
	);
}

/** A button that copies a list, one entry per line. */
export function CopyButton( { text }: { text: string } ) {
	const [ isCopied, setIsCopied ] = useState( false );
	const ref = useCopyToClipboard< HTMLButtonElement >( text, () =>
		setIsCopied( true )
	);
	return (
		<Button variant="secondary" size="compact" ref={ ref }>
			{ isCopied
				? __( 'Copied', 'pharos-seo' )
				: __( 'Copy list', 'pharos-seo' ) }
		</Button>
	);
}
