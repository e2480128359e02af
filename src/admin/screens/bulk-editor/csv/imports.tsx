import { Button } from '@wordpress/components';
import { useDispatch } from '@wordpress/data';
import { useCallback, useEffect, useRef, useState } from '@wordpress/element';
import { __, _n, sprintf } from '@wordpress/i18n';
import { formatNumber, formatTime } from '../../../../../common/locale';
import { store, type SeoImport, type UndoneImport } from '../../../../../store';
import { ConfirmModal } from '../../../../components/confirm-modal';
import { LoadFailed } from '../../../../components/load-failed';
import { useRequest } from '../../../../components/use-request';
import { Progress } from './progress';
import { PageLink } from './rows';

interface ImportsProps {
	/** Shows only the last import. */
	isLast?: boolean;
}

/** The imports of the history, each with a button that undoes it. */
export function Imports( { isLast = false }: ImportsProps ) {
	const { loadSeoFiles, invalidateResolutionForStoreSelector } =
		useDispatch( store );
	const {
		value: imports,
		failure,
		retry,
	} = useRequest(
		useCallback(
			async () => ( await loadSeoFiles() ).readImports(),
			[ loadSeoFiles ]
		)
	);
	const [ asked, setAsked ] = useState< SeoImport | null >( null );
	const [ undone, setUndone ] = useState< UndoneImport | null >( null );
	// Closing the question ends what is running.
	const current = useRef( 0 );
	const close = () => {
		current.current++;
		setAsked( null );
		retry();
	};
	useEffect(
		() => () => {
			current.current++;
		},
		[]
	);
	const undo = async ( { id }: SeoImport ) => {
		const mine = ++current.current;
		setUndone( null );
		try {
			const { undoImport } = await loadSeoFiles();
			await undoImport( id, ( part ) => {
				const goesOn = mine === current.current;
				if ( goesOn ) {
					setUndone( part );
				}
				return goesOn;
			} );
		} finally {
			void invalidateResolutionForStoreSelector( 'getBulkPage' );
		}
		return mine === current.current;
	};

	if ( failure && ! imports ) {
		return (
			<LoadFailed
				title={ __(
					'Previous imports couldn’t be loaded.',
					'pharos-seo'
				) }
				error={ failure }
				onRetry={ retry }
			/>
		);
	}
	if ( ! imports?.length ) {
		return null;
	}
	return (
		<section className="pharos-seo-file__part">
			{ ! isLast && <h2>{ __( 'Previous imports', 'pharos-seo' ) }</h2> }
			<ul className="pharos-seo-file__imports">
				{ ( isLast ? imports.slice( 0, 1 ) : imports ).map( ( one ) => (
					<li key={ one.id }>
						<div>
							<strong>
								<bdi>
									{ one.name ||
										__( 'Unnamed file', 'pharos-seo' ) }
								</bdi>
							</strong>
							<span>{ describe( one ) }</span>
							<span>
								{ outcome(
									undone?.id === one.id ? undone : one
								) }
							</span>
						</div>
						<Button
							variant="secondary"
							aria-haspopup="dialog"
							aria-label={ sprintf(
								/* translators: %s: time of an import. */
								__( 'Undo import of %s', 'pharos-seo' ),
								timeOf( one )
							) }
							disabled={ one.changed === 0 }
							accessibleWhenDisabled
							onClick={ () => setAsked( one ) }
							__next40pxDefaultSize
						>
							{ __( 'Undo import', 'pharos-seo' ) }
						</Button>
					</li>
				) ) }
			</ul>
			{ undone && undone.kept_rows.length > 0 && (
				<ul className="pharos-seo-file__kept">
					{ undone.kept_rows.map( ( { object, message }, index ) => (
						<li key={ index }>
							<PageLink object={ object } />
							<span>{ message }</span>
						</li>
					) ) }
				</ul>
			) }
			{ asked && (
				<ConfirmModal
					title={ __( 'Undo import', 'pharos-seo' ) }
					description={ __(
						'The values from before the import are restored. Fields that were changed since then are kept.',
						'pharos-seo'
					) }
					confirmLabel={ __( 'Undo import', 'pharos-seo' ) }
					isDestructive
					onConfirm={ () => undo( asked ) }
					onClose={ close }
				>
					{ undone?.id === asked.id && (
						<Progress
							done={ asked.changed - undone.changed }
							total={ asked.changed }
						/>
					) }
				</ConfirmModal>
			) }
		</section>
	);
}

const timeOf = ( { time }: SeoImport ) =>
	formatTime( time, { dateStyle: 'medium', timeStyle: 'short' } );

/** When and by whom. */
function describe( one: SeoImport ): string {
	const time = timeOf( one );
	if ( one.via === 'cli' ) {
		return sprintf(
			/* translators: %s: a time. */
			__( '%s, with WP-CLI', 'pharos-seo' ),
			time
		);
	}
	return one.user_name === ''
		? time
		: sprintf(
				/* translators: 1: a time, 2: name of a user. */
				__( '%1$s by %2$s', 'pharos-seo' ),
				time,
				one.user_name
			);
}

/** The numbers of its objects, by state. */
const outcome = ( { changed, restored, kept }: SeoImport ): string =>
	[
		changed > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms and authors. */
				_n( '%s changed', '%s changed', changed, 'pharos-seo' ),
				formatNumber( changed )
			),
		restored > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms and authors. */
				_n( '%s restored', '%s restored', restored, 'pharos-seo' ),
				formatNumber( restored )
			),
		kept > 0 &&
			sprintf(
				/* translators: %s: number of posts, terms and authors. */
				_n(
					'%s not restored completely',
					'%s not restored completely',
					kept,
					'pharos-seo'
				),
				formatNumber( kept )
			),
	]
		.filter( Boolean )
		.join( ', ' );
