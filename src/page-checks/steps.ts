/**
 * Does work that could be paused without a pause.
 *
 * @param steps The work.
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
