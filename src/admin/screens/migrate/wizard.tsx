import { useDispatch, useSelect } from '@wordpress/data';
import { useEffect, useRef, useState } from '@wordpress/element';
import type { ReactNode } from 'react';
import { store, type MigrationPlugin } from '../../../../store';
import { Skeleton } from '../../../components/skeleton';
import { Already } from './already';
import { Choose } from './choose';
import { Done } from './done';
import { Elsewhere } from './elsewhere';
import { Failed } from './failed';
import { Nothing } from './nothing';
import { Comparison } from './parity/comparison';
import { Paused } from './paused';
import { Review } from './review';
import { Running } from './running';
import { Steps, type Step } from './steps';
import { useAnnouncements } from './use-announcements';

interface WizardProps {
	plugins: MigrationPlugin[];
}

/** Decides what of a migration is shown: the choice, a migration that was begun, or what came of it. */
export function Wizard( { plugins }: WizardProps ) {
	const { status, progress, reading } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const { lookForMigration } = useDispatch( store );
	const [ chosen, setChosen ] = useState< string >();
	useEffect( () => {
		void lookForMigration( plugins.map( ( { slug } ) => slug ) );
	}, [ lookForMigration, plugins ] );
	useAnnouncements();

	const source =
		plugins.find( ( { slug } ) => slug === chosen ) ?? plugins[ 0 ];
	const name =
		plugins.find( ( { slug } ) => slug === progress?.slug )?.name ??
		progress?.slug ??
		'';
	const isReviewed =
		reading !== null &&
		reading.slug === source?.slug &&
		( reading.step === 'preview' ||
			( reading.step === 'before' && reading.isReading ) );

	switch ( status ) {
		case 'unknown':
			return <Skeleton rows={ 4 } />;
		case 'running':
			return <Shown step="run" view={ <Running name={ name } /> } />;
		case 'paused':
			return (
				<Shown
					step="run"
					view={ <Paused name={ name } plugins={ plugins } /> }
				/>
			);
		case 'failed':
			return <Shown step="run" view={ <Failed name={ name } /> } />;
		case 'elsewhere':
			return <Shown step="run" view={ <Elsewhere name={ name } /> } />;
		case 'done':
			return (
				<Shown
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
		return <Nothing />;
	}
	const isAlready = source.migrated && ! isReviewed;
	return (
		<Shown
			step={ stepOf( source, isReviewed ) }
			view={
				<>
					{ isAlready && (
						<Already
							key={ `already-${ source.slug }` }
							source={ source }
						/>
					) }
					<Choose
						key={ `choose-${ source.slug }` }
						plugins={ plugins }
						source={ source }
						onChoose={ setChosen }
					/>
					{ isReviewed && <Review source={ source } /> }
					{ isAlready && (
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

function stepOf( { migrated }: MigrationPlugin, isReviewed: boolean ): Step {
	if ( isReviewed ) {
		return 'review';
	}
	return migrated ? 'result' : 'choose';
}

interface ShownProps {
	step: Step;
	view: ReactNode;
}

/** The focus goes along when the button that led on is gone. */
function Shown( { step, view }: ShownProps ) {
	const { status } = useSelect(
		( select ) => select( store ).getMigration(),
		[]
	);
	const root = useRef< HTMLDivElement >( null );
	const shown = useRef( status );
	useEffect( () => {
		const { activeElement, body } = document;
		const isLost = ! activeElement || activeElement === body;
		if ( shown.current !== status && isLost ) {
			root.current?.querySelector( 'h2' )?.focus();
		}
		shown.current = status;
	}, [ status ] );
	return (
		<div className="pharos-migrate" ref={ root }>
			<Steps current={ step } />
			{ view }
		</div>
	);
}
