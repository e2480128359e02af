import { useDispatch } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { newId } from '../../../../../common/new-id';
import { store, type SeoFileRow } from '../../../../../store';
import { readCsv, type CsvFile } from './read';

/** A chosen file. */
export interface Chosen extends CsvFile {
	name: string;
	/** Columns that aren't read. */
	ignored: string[];
	/** Whether its rows say what they were exported with. */
	hasChecksums: boolean;
}

/** What an import does or has done. */
interface Run {
	/** Whether it's the dry run before the import. */
	isDryRun: boolean;
	/** The numbers of the rows to send. */
	todo: number[];
	done: number;
	/** Identifies the import. */
	token: string;
}

/**
 * Imports a file in parts: a dry run, which shows what it changes, then the import of the rows that change something.
 * It can be stopped; after an error it goes on where it was.
 */
export function useImport() {
	const { loadSeoFiles, invalidateResolutionForStoreSelector } =
		useDispatch( store );
	const [ file, setFile ] = useState< Chosen | null >( null );
	const [ rows, setRows ] = useState< ReadonlyMap< number, SeoFileRow > >(
		new Map()
	);
	const [ run, setRun ] = useState< Run | null >( null );
	const [ overwrites, setOverwrites ] = useState( false );
	const [ isBusy, setIsBusy ] = useState( false );
	const [ error, setError ] = useState( '' );
	// Another file, a stop and closing the dialog end what is running.
	const current = useRef( 0 );
	useEffect(
		() => () => {
			current.current++;
		},
		[]
	);

	const start = async ( chosen: Chosen, next: Run, overwrite: boolean ) => {
		const mine = ++current.current;
		setIsBusy( true );
		setError( '' );
		setRun( next );
		try {
			const { importRows, MOST_ROWS } = await loadSeoFiles();
			let { done } = next;
			while ( done < next.todo.length && mine === current.current ) {
				const part = new Set(
					next.todo.slice( done, done + MOST_ROWS )
				);
				const answer = await importRows( {
					columns: chosen.columns,
					rows: chosen.rows.filter( ( { row } ) => part.has( row ) ),
					token: next.token,
					name: chosen.name,
					overwrite,
					dry_run: next.isDryRun,
				} );
				// What the server has changed is shown, also after a stop.
				done += part.size;
				setRun( { ...next, done } );
				setRows(
					( all ) =>
						new Map( [
							...all,
							...answer.rows.map(
								( row ) => [ row.row, row ] as const
							),
						] )
				);
				if ( next.isDryRun ) {
					setFile( {
						...chosen,
						ignored: answer.ignored,
						hasChecksums: answer.has_checksums,
					} );
				}
			}
		} catch ( reason ) {
			if ( mine === current.current ) {
				const { message, code } = reason as Error & { code?: string };
				setError( message );
				if ( code === 'pharos_invalid_file' ) {
					// Another file is needed.
					setFile( null );
				}
			}
		}
		if ( mine === current.current ) {
			setIsBusy( false );
		}
		if ( ! next.isDryRun ) {
			void invalidateResolutionForStoreSelector( 'getBulkPage' );
		}
	};

	const choose = async ( {
		name,
		bytes,
	}: {
		name: string;
		bytes: Uint8Array;
	} ) => {
		setRows( new Map() );
		setRun( null );
		setOverwrites( false );
		try {
			const read = readCsv( bytes );
			const chosen = { ...read, name, ignored: [], hasChecksums: true };
			setFile( chosen );
			const todo = read.rows
				.map( ( { row } ) => row )
				.filter( ( row ) => ! read.refused.has( row ) );
			await start(
				chosen,
				{ isDryRun: true, todo, done: 0, token: newId() },
				false
			);
		} catch ( reason ) {
			setFile( null );
			setError( ( reason as Error ).message );
		}
	};

	const results = [
		...rows.values(),
		...[ ...( file?.refused ?? [] ) ].map(
			( [ row, message ] ): SeoFileRow => ( {
				row,
				status: 'refused',
				object: null,
				changes: [],
				message,
			} )
		),
	].sort( ( a, b ) => a.row - b.row );
	const isComplete = run !== null && run.done >= run.todo.length;
	const todo = results
		.filter(
			( { status } ) =>
				status === 'changed' || ( overwrites && status === 'conflict' )
		)
		.map( ( { row } ) => row );

	return {
		file,
		/** By row. */
		results,
		run,
		error,
		isBusy,
		overwrites,
		setOverwrites,
		/** The number of rows that an import would change. */
		count: todo.length,
		/** Whether the dry run is complete. */
		isReady: run?.isDryRun === true && isComplete,
		/** Whether the import is complete. */
		isDone: run?.isDryRun === false && isComplete,
		choose,
		load: () => {
			if ( ! file ) {
				return;
			}
			// Counted again as they are changed.
			const sent = new Set( todo );
			setRows(
				( all ) =>
					new Map(
						[ ...all ].filter( ( [ row ] ) => ! sent.has( row ) )
					)
			);
			void start(
				file,
				{ isDryRun: false, todo, done: 0, token: newId() },
				overwrites
			);
		},
		stop: () => {
			current.current++;
			setIsBusy( false );
		},
		/** Goes on after a stop or an error. */
		resume: () => file && run && void start( file, run, overwrites ),
	};
}
