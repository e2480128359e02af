import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { store, type RedirectImport } from '../../../../store';

interface File {
	name: string;
	text: string;
}

/** An import of a file, in parts: a look at what it does, then the import itself. After an error it goes on where it was. */
export function useImport() {
	const { importRedirects } = useDispatch( store );
	const [ file, setFile ] = useState< File | null >( null );
	const [ format, setFormat ] = useState( 'csv' );
	const [ result, setResult ] = useState< RedirectImport | null >( null );
	/** Whether redirects are or were imported; before that, it's a look. */
	const [ isImport, setIsImport ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	// Another file or format, and closing the dialog, end what is running.
	const run = useRef( 0 );
	useEffect(
		() => () => {
			run.current++;
		},
		[]
	);

	const start = async (
		chosen: File,
		as: string,
		dryRun: boolean,
		before: RedirectImport | null
	) => {
		const mine = ++run.current;
		setFile( chosen );
		setFormat( as );
		setIsImport( ! dryRun );
		setResult( before );
		setIsBusy( true );
		setError( '' );
		try {
			for ( let done = before; ; ) {
				done = await importRedirects( as, chosen.text, dryRun, done );
				if ( mine !== run.current ) {
					return;
				}
				setResult( done );
				if ( done.done >= done.total ) {
					break;
				}
			}
		} catch ( reason ) {
			if ( mine !== run.current ) {
				return;
			}
			setError( ( reason as Error ).message );
		}
		setIsBusy( false );
	};

	const isComplete = result !== null && result.done >= result.total;
	return {
		file,
		format,
		result,
		isBusy,
		error,
		/** Whether all redirects of the file are imported. */
		isDone: isImport && isComplete,
		/** Whether the look is complete, and finds something to do. */
		isReady: ! isImport && isComplete && result.new + result.changed > 0,
		/** Whether it has stopped in between. */
		isStopped: error !== '' && ! isComplete && file !== null,
		choose: ( chosen: File ) => void start( chosen, format, true, null ),
		chooseFormat: ( as: string ) => {
			setFormat( as );
			if ( file ) {
				void start( file, as, true, null );
			}
		},
		load: () => file && void start( file, format, false, null ),
		/** Goes on after an error. */
		resume: () => file && void start( file, format, ! isImport, result ),
	};
}
