import { useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store as noticesStore } from '@wordpress/notices';

interface RecentMessage {
	/** Sequential number. */
	id: number;
	text: string;
	isError: boolean;
	time: Date;
}

/** Maximum number of messages. */
const COUNT = 20;

/** Returns the short messages that were shown since the page was loaded, newest first. */
export function useRecentMessages(): RecentMessage[] {
	const notices = useSelect(
		( select ) => select( noticesStore ).getNotices(),
		[]
	);
	const seen = useRef( new WeakSet< object >() );
	const [ messages, setMessages ] = useState< RecentMessage[] >( [] );

	useEffect( () => {
		for ( const notice of notices ) {
			if ( notice.type !== 'snackbar' || seen.current.has( notice ) ) {
				continue;
			}
			seen.current.add( notice );
			setMessages( ( before ) =>
				[
					{
						id: ( before[ 0 ]?.id ?? 0 ) + 1,
						text: notice.content,
						isError: notice.status === 'error',
						time: new Date(),
					},
					...before,
				].slice( 0, COUNT )
			);
		}
	}, [ notices ] );

	return messages;
}
