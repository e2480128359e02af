<?php
/**
 * Reads and changes the settings.
 */

declare(strict_types=1);

namespace Pharos\Abilities;

use Pharos\Core\Permission;
use Pharos\Settings\Json;
use Pharos\Settings\Settings;
use WP_Error;

final class SettingsAbilities {
	public function __construct(private readonly Settings $settings) {}

	/** @return list<Ability> */
	public function all(): array {
		$values = ['type' => 'object', 'additionalProperties' => true];
		$may = static fn(array $input): bool => Permission::Settings->granted();
		return [
			new Ability(
				'get-settings',
				__('Get SEO settings', 'pharos-seo'),
				__(
					'Returns the settings of Pharos SEO, all or those with the given names.',
					'pharos-seo',
				),
				[
					'names' => [
						'type' => 'array',
						'items' => ['type' => 'string'],
						'default' => [],
						'description' => __(
							'Names of settings. None for all of them.',
							'pharos-seo',
						),
					],
				],
				['settings' => ['' => 'object', '*' => 'any']],
				$may,
				$this->read(...),
			),
			new Ability(
				'update-settings',
				__('Update SEO settings', 'pharos-seo'),
				__(
					'Changes settings of Pharos SEO, all of the given ones or, if one is invalid, none. The change is in the settings history, where it can be restored.',
					'pharos-seo',
				),
				[
					'settings' =>
						[
							'required' => true,
							'description' => __('The settings to change, by name.', 'pharos-seo'),
						] + $values,
					'base' =>
						[
							'description' => __(
								'The values before the change. A setting that has changed since isn’t overwritten.',
								'pharos-seo',
							),
						] + $values,
				] + Ability::dry_run(),
				Ability::CHANGES,
				$may,
				$this->update(...),
				writes: true,
			),
		];
	}

	private function read(array $input): array|WP_Error {
		$this->settings->refresh();
		$all = (array) Json::encode($this->settings->all(), $this->settings->definitions());
		$names = $input['names'];
		$unknown = array_diff($names, array_keys($all));
		if ($unknown !== []) {
			return new WP_Error(
				'pharos_unknown_settings',
				sprintf(
					/* translators: %s: names of settings. */
					__('There are no settings with these names: %s.', 'pharos-seo'),
					implode(', ', $unknown),
				),
				['status' => 400],
			);
		}
		return [
			'settings' => $names === [] ? $all : array_intersect_key($all, array_flip($names)),
		];
	}

	private function update(array $input): array|WP_Error {
		$changed = $this->settings->check((array) $input['settings'], (array) $input['base']);
		if (is_wp_error($changed)) {
			return $changed;
		}
		$saves = $changed !== [] && !$input['dry_run'];
		$saved = $saves
			? $this->settings->save(
				(array) $input['settings'],
				(array) $input['base'],
				via: 'ability',
			)
			: null;
		return is_wp_error($saved)
			? $saved
			: ['saved' => $saves, 'changed' => $this->shaped($changed)];
	}

	/** Values that are objects stay objects in JSON, also empty ones. */
	private function shaped(array $changed): object {
		$definitions = $this->settings->definitions();
		foreach ($changed as $name => $values) {
			$changed[$name] = array_map(
				static fn(mixed $value): mixed => Json::shaped($value, $definitions[$name] ?? []),
				$values,
			);
		}
		return (object) $changed;
	}
}
