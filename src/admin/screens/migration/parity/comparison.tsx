import { Button, Notice } from '@wordpress/components';
import { useDispatch, useSelect } from '@wordpress/data';
import { __, sprintf } from '@wordpress/i18n';
import { store } from '../../../../../store';
import { Resource } from '../../../../resource';
import { ReadingProgress } from './reading-progress';
import { ParityReport } from './report';
import { requestOf } from './use-report';

interface ComparisonProps {
	/** The slug of the source. */
	slug: string;
	name: string;
	/** Whether the source plugin is active. */
	isActive: boolean;
}

/** The comparison of the pages before and after a migration. */
export function Comparison( { slug, name, isActive }: ComparisonProps ) {
	const { reading, isAfterReady } = useSelect(
		( select ) => {
			const { getMigration } = select( store );
			const now = getMigration().reading;
			return {
				reading:
					now?.slug === slug && now.step === 'after' ? now : null,
				isAfterReady: ! now?.isReading,
			};
		},
		[ slug ]
	);
	return (
		<section className="pharos-card" aria-live="off">
			<h2 className="pharos-card__title">
				{ __( 'Front-end comparison', 'pharos-seo' ) }
			</h2>
			{ reading?.isReading && <ReadingProgress reading={ reading } /> }
			{ ! reading?.isReading && reading && reading.problem !== '' && (
				<Notice
					className="pharos-migrate__notice"
					status="warning"
					politeness="polite"
					isDismissible={ false }
				>
					{ sprintf(
						/* translators: %s: the reason, a sentence. */
						__( 'Pages can’t be compared: %s', 'pharos-seo' ),
						reading.problem
					) }
				</Notice>
			) }
			{ isAfterReady && (
				<Resource
					reads={ [
						[ 'getParityReport', requestOf( slug, 'after', 1 ) ],
					] }
					failure={ __(
						'The comparison couldn’t be loaded.',
						'pharos-seo'
					) }
					rows={ 3 }
				>
					{ ( { before, after } ) => (
						<Loaded
							slug={ slug }
							name={ name }
							isActive={ isActive }
							hasBefore={ before !== null }
							hasAfter={ after !== null }
						/>
					) }
				</Resource>
			) }
		</section>
	);
}

interface LoadedProps extends ComparisonProps {
	hasBefore: boolean;
	hasAfter: boolean;
}

function Loaded( { slug, name, isActive, hasBefore, hasAfter }: LoadedProps ) {
	const { comparePages } = useDispatch( store );
	if ( ! hasBefore ) {
		return (
			<p className="pharos-migrate__hint">
				{ __(
					'Pages weren’t read before the migration, so there is nothing to compare.',
					'pharos-seo'
				) }
			</p>
		);
	}
	if ( isActive ) {
		return (
			<p className="pharos-migrate__hint">
				{ sprintf(
					/* translators: %s: name of a plugin. */
					__(
						'Pages were read before the migration. They can be compared after %s is deactivated.',
						'pharos-seo'
					),
					name
				) }
			</p>
		);
	}
	return (
		<>
			{ hasAfter && <ParityReport slug={ slug } step="after" /> }
			<div className="pharos-migrate__actions">
				<Button
					variant="secondary"
					__next40pxDefaultSize
					onClick={ () => comparePages( slug, [ 'after' ] ) }
				>
					{ hasAfter
						? __( 'Compare again', 'pharos-seo' )
						: __( 'Compare pages', 'pharos-seo' ) }
				</Button>
			</div>
		</>
	);
}
