import { Button, CheckboxControl, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber } from '../../../../../common/locale';
import { store } from '../../../../../store';
import { Progress } from '../../../../components/progress';
import { saveFile } from '../../../../components/save-file';
import { isFiltered } from '../../../lists/url-query';
import { ALL, requestOf, type ListQuery } from '../list-query';

/** Exports the posts and terms of the list, and authors, to a CSV file. */
export function ExportForm( { query }: { query: ListQuery } ) {
	const { loadSeoFiles } = useDispatch( store );
	const { total, unsaved } = useSelect(
		( select ) => ( {
			total: select( store ).getBulkPage( requestOf( query ) )?.total,
			unsaved: select( store ).countBulkEdits(),
		} ),
		[ query ]
	);
	const [ hasAuthors, setHasAuthors ] = useState(
		! isFiltered( query, ALL )
	);
	const [ progress, setProgress ] = useState< [ number, number ] | null >(
		null
	);
	const [ error, setError ] = useState( '' );
	// A stop, and closing the dialog, end what is running.
	const current = useRef( 0 );
	useEffect(
		() => () => {
			current.current++;
		},
		[]
	);
	const stop = () => {
		current.current++;
		setProgress( null );
	};
	const run = async () => {
		const mine = ++current.current;
		setError( '' );
		setProgress( [ 0, 0 ] );
		try {
			const { exportFile } = await loadSeoFiles();
			const parts = await exportFile(
				`${ requestOf( query ) }&authors=${ Number( hasAuthors ) }`,
				( done, all ) => {
					const goesOn = mine === current.current;
					if ( goesOn ) {
						setProgress( [ done, all ] );
					}
					return goesOn;
				}
			);
			if ( parts ) {
				const day = new Date().toISOString().slice( 0, 10 );
				saveFile( `seo-${ day }.csv`, parts.join( '' ), 'text/csv' );
			}
		} catch ( reason ) {
			if ( mine === current.current ) {
				setError( ( reason as Error ).message );
			}
		}
		if ( mine === current.current ) {
			setProgress( null );
		}
	};
	return (
		<section className="pharos-seo-file__part">
			<h2>{ __( 'Export', 'pharos-seo' ) }</h2>
			<p>
				{ isFiltered( query, ALL )
					? __(
							'A CSV file for spreadsheets, with the posts and terms that match the current search and filters.',
							'pharos-seo'
						)
					: __(
							'A CSV file for spreadsheets, with all posts and terms.',
							'pharos-seo'
						) }
				{ unsaved > 0 &&
					` ${ __( 'Unsaved changes aren’t exported.', 'pharos-seo' ) }` }
			</p>
			<CheckboxControl
				__nextHasNoMarginBottom
				label={ __( 'Authors, too', 'pharos-seo' ) }
				checked={ hasAuthors }
				disabled={ progress !== null }
				onChange={ setHasAuthors }
			/>
			{ error && (
				<Notice status="error" isDismissible={ false }>
					{ error }
				</Notice>
			) }
			<Button
				variant="secondary"
				__next40pxDefaultSize
				isBusy={ progress !== null }
				disabled={ progress !== null }
				accessibleWhenDisabled
				onClick={ () => void run() }
			>
				{ total === undefined
					? __( 'Export', 'pharos-seo' )
					: sprintf(
							/* translators: %s: number of posts and terms. */
							_n(
								'Export %s post or term',
								'Export %s posts and terms',
								total,
								'pharos-seo'
							),
							formatNumber( total )
						) }
			</Button>
			{ progress && (
				<Progress
					done={ progress[ 0 ] }
					total={ progress[ 1 ] }
					onStop={ stop }
				/>
			) }
		</section>
	);
}
