import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { addQueryArgs } from '@wordpress/url';
import { store, type MigrationFailure } from '../../../../../store';
import { batchSize } from '../../../../extensions';
import { openLogin } from '../../../save/open-login';
import { CancelButton } from './cancel-button';
import { Panel } from '../panel';
import { Progress } from './progress';
import { RestoreButton } from '../restore-button';

interface FailedProps {
	name: string;
}

/** A migration that an error has stopped. */
export function Failed( { name }: FailedProps ) {
	const { failure, progress } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const { resumeMigration, skipFailedItem } = useDispatch( store );
	if ( ! failure || ! progress ) {
		return null;
	}
	const { message, status, batch, isLoggedOut } = failure;
	return (
		<Panel
			title={ sprintf(
				/* translators: %s: name of a plugin. */
				__( 'The migration from %s has stopped', 'pharos-seo' ),
				name
			) }
		>
			<Notice
				className="pharos-migrate__notice"
				status="error"
				isDismissible={ false }
				spokenMessage={ `${ title() }. ${ message }` }
			>
				<p>
					<strong>{ title() }</strong>
				</p>
				<p>
					{ message }{ ' ' }
					{ status !== undefined &&
						sprintf(
							/* translators: %d: HTTP status code. */
							__( '(Status %d)', 'pharos-seo' ),
							status
						) }
				</p>
				{ batch && (
					<p>
						<Items
							batch={ batch }
							title={
								progress.groups.find(
									( { kind, type } ) =>
										kind === batch.kind &&
										type === batch.type
								)?.title ?? batch.type
							}
						/>
					</p>
				) }
			</Notice>
			<Progress status={ __( 'Stopped', 'pharos-seo' ) } />
			<div className="pharos-migrate__actions">
				<Button
					variant="primary"
					__next40pxDefaultSize
					onClick={ () => resumeMigration( batchSize() ) }
				>
					{ __( 'Try Again', 'pharos-seo' ) }
				</Button>
				{ isLoggedOut && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ openLogin }
					>
						{ __( 'Log in again', 'pharos-seo' ) }
					</Button>
				) }
				{ batch && ! isLoggedOut && (
					<Button
						variant="secondary"
						__next40pxDefaultSize
						onClick={ () => skipFailedItem( batchSize() ) }
					>
						{ __( 'Skip this item and continue', 'pharos-seo' ) }
					</Button>
				) }
				<CancelButton progress={ progress } />
				{ progress.settings && <RestoreButton /> }
			</div>
		</Panel>
	);
}

const title = (): string => __( 'Migration Error', 'pharos-seo' );

interface ItemsProps {
	batch: NonNullable< MigrationFailure[ 'batch' ] >;
	title: string;
}

/** The items that couldn't be migrated, with links. */
function Items( { batch: { kind, type, ids }, title: group }: ItemsProps ) {
	return (
		<>
			{ group }:{ ' ' }
			{ ids.map( ( id ) => (
				<a
					key={ id }
					className="pharos-migrate__item"
					href={
						kind === 'post'
							? addQueryArgs( 'post.php', {
									post: id,
									action: 'edit',
								} )
							: addQueryArgs( 'term.php', {
									taxonomy: type,
									tag_ID: id,
								} )
					}
					target="_blank"
					rel="noreferrer"
					aria-label={ sprintf(
						/* translators: 1: such as Posts. 2: number of one. */
						__( '%1$s: #%2$d (opens in a new tab)', 'pharos-seo' ),
						group,
						id
					) }
				>
					{ `#${ id }` }
				</a>
			) ) }
		</>
	);
}
