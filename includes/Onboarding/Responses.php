<?php
/**
 * The answers of the feature’s routes.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

final class Responses {
	/** @return array<string, array{string, array}> See Rest\Schema. */
	public static function all(): array {
		$state = [
			'data' => [
				'step' => 'string: The step to continue with.',
				'completed' => 'boolean',
				'steps' => [['id' => 'string', 'label' => 'string', 'done' => 'boolean']],
			],
		];
		return [
			'GET /onboarding' => ['Returns the progress of the setup wizard.', $state],
			'POST /onboarding' => ['Stores the progress of the setup wizard.', $state],
		];
	}
}
