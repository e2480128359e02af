/**
 * Runs all steps of a generator without pauses.
 *
 * @param steps The generator.
 */
export function allAtOnce< Result >(
	steps: Generator< void, Result >
): Result {
	let step = steps.next();
	while ( ! step.done ) {
		step = steps.next();
	}
	return step.value;
}
