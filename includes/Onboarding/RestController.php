<?php
/**
 * GET and POST /pharos/v1/onboarding: progress of the setup wizard.
 */

declare(strict_types=1);

namespace Pharos\Onboarding;

use Pharos\Core\Permission;
use Pharos\Rest\Routes;
use Pharos\Settings\Settings;
use WP_Error;
use WP_REST_Request;

final class RestController {
	/** The ids of Steps, copied so that requests to other routes don't load that class. */
	private const STEPS = ['site', 'accounts', 'content', 'migration', 'search-console'];

	/** The id of an add-on's step, such as "acme/prices" (`pharos.onboardingSteps`), which only its script knows. */
	private const ADDED = '[a-z][a-z0-9-]{0,30}/[a-z0-9-]{1,30}';

	public function __construct(private readonly Settings $settings) {}

	public function register_routes(): void {
		Routes::add('GET /onboarding', Permission::Settings, fn(): array => $this->answer());
		Routes::add(
			'POST /onboarding',
			Permission::Settings,
			fn(WP_REST_Request $request): array|WP_Error => $this->save(
				(string) $request['step'],
				$request['completed'],
			),
			[
				'step' => [
					'description' => __(
						'The step that the user is on; the steps before it are done.',
						'pharos-seo',
					),
					'type' => 'string',
					'pattern' => '^(' . implode('|', self::STEPS) . '|' . self::ADDED . ')$',
					'required' => true,
				],
				'completed' => [
					'description' => __('Whether the wizard is completed.', 'pharos-seo'),
					'type' => 'boolean',
				],
			],
		);
	}

	private function save(string $step, ?bool $completed): array|WP_Error {
		return State::save(self::STEPS, $step, $completed)
			? $this->answer()
			: new WP_Error(
				'pharos_onboarding_not_saved',
				__(
					'Your progress couldn’t be saved because of a database error. Try again, or contact your host.',
					'pharos-seo',
				),
				['status' => 500],
			);
	}

	private function answer(): array {
		['step' => $step, 'done' => $done, 'completed' => $completed] = State::get();
		$steps = Steps::of_site($this->settings);
		return [
			'success' => true,
			'data' => [
				// If the site no longer has this step, start with the first. The application knows the steps of add-ons.
				'step' =>
					isset($steps[$step]) || str_contains($step, '/')
						? $step
						: (string) array_key_first($steps),
				'completed' => $completed,
				'steps' => array_map(
					static fn(string $id, string $label): array => [
						'id' => $id,
						'label' => $label,
						'done' => $completed || in_array($id, $done, true),
					],
					array_keys($steps),
					$steps,
				),
			],
		];
	}
}
