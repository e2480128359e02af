import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store, type MigrationPlugin } from '../../../../store';
import { Skeleton } from '../../../components/skeleton';
import { PreviousMigration } from './previous-migration';
import { Choose } from './choose';
import { Done } from './done';
import { OtherTab } from './run/other-tab';
import { Failed } from './run/failed';
import { SupportedPlugins } from './supported-plugins';
import { Comparison } from './parity/comparison';
import { Paused } from './run/paused';
import { Restoring } from './run/restoring';
import { Review } from './review';
import { Running } from './run/running';
import { Steps, type Step } from './steps';

interface WizardProps {
	plugins: MigrationPlugin[];
}

/** Chooses the view of the migration: the choice of a source, a migration that was started, or its result. */
export function Wizard( { plugins }: WizardProps ) {
	const { status, progress, reading } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const { lookForMigration } = useDispatch( store );
	const [ chosen, setChosen ] = useState< string >();
	// Undefined until the user goes to a step; then a running dry run opens the review.
	const [ isReviewing, setIsReviewing ] = useState< boolean >();
	useEffect( () => {
		void lookForMigration( plugins.map( ( { slug } ) => slug ) );
	}, [ lookForMigration, plugins ] );
	// After a running migration, the wizard returns to the first step, where it can be reverted.
	const isUnderway = status === 'running' || status === 'restoring';
	useEffect( () => {
		if ( isUnderway ) {
			setIsReviewing( false );
		}
	}, [ isUnderway ] );

	const source =
		plugins.find( ( { slug } ) => slug === chosen ) ?? plugins[ 0 ];
	const name =
		plugins.find( ( { slug } ) => slug === progress?.slug )?.name ??
		progress?.slug ??
		'';
	const hasDryRun =
		reading !== null &&
		reading.slug === source?.slug &&
		( reading.step === 'preview' ||
			( reading.step === 'before' && reading.isReading ) );

	switch ( status ) {
		case 'unknown':
			return <Skeleton rows={ 4 } />;
		case 'running':
			return <StepView step="run" view={ <Running name={ name } /> } />;
		case 'paused':
			return (
				<StepView
					step="run"
					view={ <Paused name={ name } plugins={ plugins } /> }
				/>
			);
		case 'failed':
			return <StepView step="run" view={ <Failed name={ name } /> } />;
		case 'restoring':
			return <StepView step="run" view={ <Restoring /> } />;
		case 'elsewhere':
			return <StepView step="run" view={ <OtherTab name={ name } /> } />;
		case 'done':
			return (
				<StepView
					step="result"
					view={
						<Done
							name={ name }
							source={ plugins.find(
								( { slug } ) => slug === progress?.slug
							) }
						/>
					}
				/>
			);
		default:
	}
	if ( ! source ) {
		return <SupportedPlugins />;
	}
	if ( isReviewing ?? hasDryRun ) {
		return (
			<StepView
				step="review"
				view={
					<Review
						key={ source.slug }
						source={ source }
						onBack={ () => setIsReviewing( false ) }
					/>
				}
			/>
		);
	}
	return (
		<StepView
			step={ source.migrated ? 'result' : 'choose' }
			view={
				<>
					{ source.migrated && (
						<PreviousMigration
							key={ `already-${ source.slug }` }
							source={ source }
						/>
					) }
					<Choose
						key={ `choose-${ source.slug }` }
						plugins={ plugins }
						source={ source }
						onChoose={ setChosen }
						onContinue={ () => setIsReviewing( true ) }
					/>
					{ source.migrated && (
						<Comparison
							key={ `comparison-${ source.slug }` }
							slug={ source.slug }
							name={ source.name }
							isActive={ source.active }
						/>
					) }
				</>
			}
		/>
	);
}

interface StepViewProps {
	step: Step;
	view: ReactNode;
}

/** A view of the wizard; gets the focus if the button that led to it is gone. */
function StepView( { step, view }: StepViewProps ) {
	const { status } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const root = useRef< HTMLDivElement >( null );
	const shown = useRef( `${ status } ${ step }` );
	useEffect( () => {
		const { activeElement, body } = document;
		const isLost = ! activeElement || activeElement === body;
		const now = `${ status } ${ step }`;
		// The first view doesn't take the focus.
		if ( shown.current !== now && isLost ) {
			root.current?.querySelector( 'h2' )?.focus();
		}
		shown.current = now;
	}, [ status, step ] );
	return (
		<div className="pharos-migrate" ref={ root }>
			<Steps current={ step } />
			{ view }
		</div>
	);
}
