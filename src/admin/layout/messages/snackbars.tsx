import { SnackbarList } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useCallback, useEffect, useMemo, useRef } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';
import type { RefObject } from 'react';
import { rescueFocus } from '../../../components/rescue-focus';
import { TimeLimit } from './time-limit';

/**
 * Short messages at the bottom of the window; WordPress's component announces them.
 *
 * WordPress renders messages that close after a while as buttons, which handle every key press on their action, and ignores
 * pauses. So all messages are explicitly dismissible for WordPress, and the timeout is handled here.
 */
export function Snackbars() {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const { removeNotice } = useDispatch( noticesStore );
	const area = useRef< HTMLDivElement >( null );
	const cameFrom = useRef< Element | null >( null );

	const isAttended = useCallback(
		() => area.current?.matches( ':hover, :focus-within' ) ?? false,
		[]
	);
	const remove = useCallback(
		( id: string ) => {
			const { activeElement } = document;
			if (
				activeElement instanceof HTMLElement &&
				area.current?.contains( activeElement )
			) {
				activeElement.blur();
				( cameFrom.current as HTMLElement | null )?.focus();
				rescueFocus();
			}
			void removeNotice( id );
		},
		[ removeNotice ]
	);

	const { snackbars, doubles } = useMemo( () => {
		const all = notices.filter( ( { type } ) => type === 'snackbar' );
		return {
			snackbars: all.filter( ( notice ) => ! isTold( notice, all ) ),
			doubles: all.filter( ( notice ) => isTold( notice, all ) ),
		};
	}, [ notices ] );
	useEffect( () => {
		doubles.forEach( ( { id } ) => void removeNotice( id ) );
	}, [ doubles, removeNotice ] );

	useActionFocus( area, snackbars );

	return (
		<div
			ref={ area }
			onFocus={ ( { relatedTarget } ) => {
				if ( ! area.current?.contains( relatedTarget ) ) {
					cameFrom.current = relatedTarget;
				}
			} }
		>
			<SnackbarList
				className="pharos-snackbars"
				notices={ snackbars.map( ( notice ) => ( {
					...notice,
					explicitDismiss: true,
					politeness:
						notice.status === 'error' ? 'assertive' : 'polite',
				} ) ) }
				onRemove={ remove }
			/>
			{ snackbars
				.filter( ( { explicitDismiss } ) => ! explicitDismiss )
				.map( ( notice ) => (
					<TimeLimit
						key={ notice.id }
						subject={ notice }
						isPaused={ isAttended }
						onEnd={ () => remove( notice.id ) }
					/>
				) ) }
		</div>
	);
}

/**
 * The focus goes to what a message offers that the person has to decide about, once.
 *
 * @param area      Where the messages are.
 * @param snackbars Those that are shown.
 */
function useActionFocus(
	area: RefObject< HTMLElement >,
	snackbars: readonly ( Message & { id: string } )[]
): void {
	const known = useRef( new Set< string >() );
	useEffect( () => {
		for ( const { id, actions } of snackbars ) {
			const wanted = actions.find( ( { takesFocus } ) => takesFocus );
			if ( wanted && ! known.current.has( id ) ) {
				known.current.add( id );
				[ ...( area.current?.querySelectorAll( 'button' ) ?? [] ) ]
					.find( ( button ) => button.textContent === wanted.label )
					?.focus();
			}
		}
	}, [ area, snackbars ] );
}

interface Message {
	status: string;
	content: string;
	actions: readonly { label: string; takesFocus?: boolean }[];
}

/**
 * Whether another message with the same text is shown: when several requests fail for the same reason, only one message
 * appears, preferably one with an action, otherwise the first.
 *
 * @param notice A message.
 * @param all    All messages.
 */
function isTold( notice: Message, all: readonly Message[] ): boolean {
	const same = all.filter(
		( { status, content } ) =>
			status === notice.status && content === notice.content
	);
	const shown =
		same.find( ( { actions } ) => actions.length > 0 ) ?? same[ 0 ];
	return shown !== notice;
}
