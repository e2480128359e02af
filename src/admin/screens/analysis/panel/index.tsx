import { useEvent } from '@wordpress/compose';
import { useSelect } from '@wordpress/data';
import { useEffect } from '@wordpress/element';
import { __ } from '@wordpress/i18n';
import type { KeyboardEvent } from 'react';
import { store } from '../../../../../store';
import { problemText } from '../../../../../store/analysis/messages';
import { CheckBadge } from '../../../../components/check-badge';
import { rescueFocus } from '../../../../components/rescue-focus';
import { Skeleton } from '../../../../components/skeleton';
import { SlidePanel } from '../../../../components/slide-panel';
import { useSingleKeys } from '../../../search/use-single-keys';
import type { ListQuery } from '../list-query';
import { openerId } from '../row';
import type { CheckRow } from '../rows';
import { Description } from './description';
import { Footer } from './footer';
import { useNeighbours } from './neighbours';
import { Steps } from './steps';

interface PanelProps {
	/** The query of the list behind the panel; `check` is the open one. */
	query: ListQuery;
	/** All loaded checks. */
	rows: readonly CheckRow[] | null;
	/** Whether more checks are being loaded. */
	isAwaiting: boolean;
	onOpen: ( id: string ) => void;
	onClose: () => void;
}

/** The details of a check, with links to the previous and next one. */
export function Panel( {
	query,
	rows,
	isAwaiting,
	onOpen,
	onClose,
}: PanelProps ) {
	const id = query.check;
	const row = rows?.find( ( each ) => each.id === id );
	const neighbours = useNeighbours( query, rows );
	const [ hasKeys ] = useSingleKeys();
	useFocusReturn( id );

	const onKeyDown = ( event: KeyboardEvent ) => {
		const { key, ctrlKey, metaKey, altKey, target } = event;
		const to = { j: neighbours.next, k: neighbours.previous }[
			key.toLowerCase()
		];
		const isTyping = ( target as Element ).closest( 'input, textarea' );
		if (
			hasKeys &&
			to &&
			! isTyping &&
			! ctrlKey &&
			! metaKey &&
			! altKey
		) {
			event.preventDefault();
			onOpen( to );
		}
	};

	return (
		<SlidePanel
			title={ row?.message ?? titleWithout( isAwaiting ) }
			subject={ row ? id : '' }
			tools={
				<Steps
					neighbours={ neighbours }
					onOpen={ onOpen }
					hasKeys={ hasKeys }
				/>
			}
			badge={ row && <CheckBadge status={ row.shown } /> }
			footer={ row && <Footer row={ row } /> }
			onClose={ onClose }
			onKeyDown={ onKeyDown }
		>
			{ row && (
				<>
					<Problem id={ id } />
					<Description key={ id } parts={ row.description } />
				</>
			) }
			{ ! row && ! isAwaiting && (
				<p>
					{ __(
						'It may no longer apply, or the URL is wrong. All other checks are in the list.',
						'pharos-seo'
					) }
				</p>
			) }
			{ ! row && isAwaiting && <Skeleton rows={ 4 } /> }
		</SlidePanel>
	);
}

const titleWithout = ( isAwaiting: boolean ): string =>
	isAwaiting
		? __( 'Loading…', 'pharos-seo' )
		: __( 'This check doesn’t exist', 'pharos-seo' );

/** An error with this check, shown here because the panel covers the page's messages. */
function Problem( { id }: { id: string } ) {
	const problem = useSelect(
		( select ) => select( store ).getCheckProblem(),
		[]
	);
	return problem?.id === id ? (
		<p className="pharos-check__problem">{ problemText( problem ) }</p>
	) : null;
}

/** Returns the focus to the row of the last opened check, also when its details were opened by URL. */
function useFocusReturn( id: string ): void {
	const giveBack = useEvent( () => {
		if ( ! document.querySelector( '[role="dialog"]' ) ) {
			document.getElementById( openerId( id ) )?.focus();
			// The row may not be in the list.
			rescueFocus();
		}
	} );
	useEffect(
		() => () => {
			// After the dialog has returned the focus to the element that had it before.
			setTimeout( giveBack, 0 );
		},
		[ giveBack ]
	);
}
