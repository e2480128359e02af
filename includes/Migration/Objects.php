<?php
/**
 * Migrates posts, terms and authors.
 */

declare(strict_types=1);

namespace Pharos\Migration;

use Pharos\Database;
use Pharos\ObjectSeo\Fields;
use Pharos\ObjectSeo\ManyRows;
use Pharos\ObjectSeo\Own;
use Pharos\ObjectSeo\Rows;
use WP_Error;
use WP_Post;
use WP_Term;
use WP_User;

/**
 * Many cost as many queries as one. Every value is checked as if a person had entered it; one that does not fit is left out and
 * listed, and so is an object that can't be read, whatever happens to it.
 *
 * What a person has entered stays: a field that holds neither nothing nor what a migration wrote there. Ledger knows what that
 * was. So a second run writes what has changed in the source since, and nothing else.
 */
final class Objects {
	public function __construct(
		private readonly Source $source,
		private readonly bool $overwrite = false,
	) {}

	/**
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 * @return array<int, string> What happened, by id: `migrated`, `nothing` (no data, or all of it is there already) or
	 *                            `skipped` (it is gone, or can't be read).
	 * @throws \RuntimeException When the database has refused it; nothing is written then.
	 */
	public function migrate(string $kind, array $ids): array {
		Tables::need();
		self::forget($kind, $ids);
		[
			'results' => $results,
			'changes' => $changes,
			'entries' => $entries,
			'losses' => $losses,
			'lost' => $lost,
		] = $this->plan($kind, $ids);
		if (array_filter($changes) + $entries + $losses + $lost === []) {
			return $results;
		}
		Database::at_once(function () use ($kind, $changes, $entries, $losses, $lost): void {
			ManyRows::write($kind, $changes);
			Ledger::write($kind, $this->source->slug(), $entries);
			Ledger::forget_losses($kind, array_keys($lost));
			Ledger::lose($kind, $this->source->slug(), $losses);
		});
		return $results;
	}

	/**
	 * Lists objects that migrate() fails for, so that they are found and can be tried again.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 */
	public function skipped(string $kind, array $ids): void {
		$loss = ['what' => 'skipped', 'value' => '', 'field' => '', 'text' => ''];
		Tables::need();
		Ledger::forget_losses($kind, $ids);
		Ledger::lose($kind, $this->source->slug(), array_fill_keys($ids, [$loss]));
	}

	/**
	 * What migrate() would do; writes nothing.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @param list<int>            $ids
	 * @return array{results: array<int, string>, changes: array<int, array<string, mixed>>, entries: array<int, array>,
	 *               losses: array<int, list<array>>, lost: array<int, true>} By id: what happens, what is written and what of it
	 *               is remembered, what gets lost; and what had losses before.
	 */
	public function plan(string $kind, array $ids): array {
		$ids = array_values(array_unique($ids));
		$results = [];
		$changes = [];
		$entries = [];
		$losses = [];
		if ($ids === []) {
			return compact('results', 'changes', 'entries', 'losses') + ['lost' => []];
		}
		$objects = self::load($kind, $ids);
		$this->source->preload($kind, array_keys($objects));
		[$ledger, $lost] = Ledger::of($kind, $ids);
		foreach ($ids as $id) {
			$carried = isset($objects[$id]) ? $this->carried($kind, $objects[$id]) : null;
			if ($carried === null) {
				$results[$id] = 'skipped';
				$losses[$id] = [
					[
						'what' => isset($objects[$id]) ? 'unreadable' : 'gone',
						'value' => '',
						'field' => '',
						'text' => '',
					],
				];
				continue;
			}
			[$changes[$id], $entries[$id]] = $this->decide(
				$objects[$id],
				$carried,
				$ledger[$id] ?? null,
			);
			$rows = new Rows($objects[$id]);
			$losses[$id] = Choices::open(
				$carried->losses,
				static fn(string $field): mixed => $rows->read([$field])[$field] ?? null,
			);
			$results[$id] = $changes[$id] === [] ? 'nothing' : 'migrated';
			$known =
				['source' => $this->source->slug()] + array_diff_key($entries[$id], ['type' => 0]);
			if ($entries[$id]['written'] === [] || $known == ($ledger[$id] ?? null)) {
				unset($entries[$id]);
			}
		}
		$losses = array_filter($losses);
		return compact('results', 'changes', 'entries', 'losses', 'lost');
	}

	/**
	 * What an object would say of itself; writes nothing.
	 *
	 * @param 'post'|'term'|'user' $kind
	 * @return array{Own, list<array>}|null And what would be lost; null for one that can't be read.
	 */
	public function planned(string $kind, WP_Post|WP_Term|WP_User $object): ?array {
		$carried = $this->carried($kind, $object);
		if ($carried === null) {
			return null;
		}
		$id = Own::place($object)[1];
		[$changes] = $this->decide($object, $carried, Ledger::of($kind, [$id])[0][$id] ?? null);
		$fields = array_map(
			static fn(mixed $value): string => is_array($value)
				? serialize($value)
				: (string) $value,
			$changes + (new Rows($object))->read(),
		);
		return [Own::from($fields), $carried->losses];
	}

	/** What would be written and lost; writes nothing. @param 'post'|'term'|'user' $kind */
	public function carried(string $kind, WP_Post|WP_Term|WP_User $object): ?Carried {
		try {
			$carried = match ($kind) {
				'post' => $this->source->post($object),
				'term' => $this->source->term($object),
				default => $this->source->author($object),
			};
			return self::checked($object, $carried);
		} catch (\Throwable) {
			// Data that nobody thought of must not keep all others from being migrated.
			return null;
		}
	}

	/** Without what does not fit. */
	private static function checked(WP_Post|WP_Term|WP_User $object, Carried $carried): Carried {
		$fields = Fields::of($object);
		foreach (array_diff_key($carried->values, $fields) as $field => $value) {
			$carried->lose('no_field', Stored::text($value), (string) $field);
		}
		$values = array_intersect_key($carried->values, $fields);
		$errors = Rows::checked($values, $fields);
		if ($errors instanceof WP_Error) {
			foreach ($errors->get_error_data()['errors'] as $name => $why) {
				$field = strtok((string) $name, '.');
				$carried->lose('invalid', Stored::text($values[$field] ?? ''), $field, $why);
				unset($values[$field]);
			}
			$errors = Rows::checked($values, $fields);
		}
		$carried->values = is_array($errors) ? $errors : [];
		return $carried;
	}

	/**
	 * @param array{source: string, written: array<string, string>, replaced: array<string, mixed>}|null $known
	 * @return array{array<string, mixed>, array{type: string, written: array<string, string>, replaced: array<string, mixed>}}
	 *         What to write, and what to remember.
	 */
	private function decide(
		WP_Post|WP_Term|WP_User $object,
		Carried $carried,
		?array $known,
	): array {
		$written = $known['written'] ?? [];
		$replaced = $known['replaced'] ?? [];
		$new = $carried->values;
		$stored = (new Rows($object))->read(array_keys($new + $written));
		// What the source does not say any more goes again.
		$new += array_map(
			static fn(mixed $now): mixed => is_string($now) ? '' : (is_int($now) ? 0 : []),
			array_intersect_key($stored, Ledger::by($this->source->slug(), $written)),
		);
		$changes = [];
		foreach ($new as $field => $value) {
			$now = $stored[$field];
			$is_empty = in_array($now, ['', 0, []], true);
			$is_ours = isset($written[$field]) ? Ledger::is_of($written[$field], $now) : $is_empty;
			if ($now !== $value && !$is_ours && !$this->overwrite) {
				$carried->lose('kept', Stored::text($value), $field);
				continue;
			}
			if ($now === $value && !$is_ours) {
				// Somebody has entered the same: it is theirs.
				continue;
			}
			if ($now !== $value) {
				$changes[$field] = $value;
				if (!$is_ours) {
					$replaced[$field] ??= $now;
				}
			}
			$written[$field] = Ledger::mark($value, $this->source->slug());
		}
		return [
			$changes,
			[
				'type' => match (true) {
					$object instanceof WP_Post => $object->post_type,
					$object instanceof WP_Term => $object->taxonomy,
					default => 'author',
				},
				'written' => $written,
				'replaced' => $replaced,
			],
		];
	}

	/**
	 * Clears the cached meta of objects that are about to be written. A process that was killed in a transaction leaves rows in a
	 * persistent object cache that the database never got.
	 *
	 * @param list<int> $ids
	 */
	public static function forget(string $kind, array $ids): void {
		wp_cache_delete_multiple($ids, "{$kind}_meta");
	}

	/**
	 * With their meta rows.
	 *
	 * @param list<int> $ids
	 * @return array<int, WP_Post|WP_Term|WP_User> By id; those that are there.
	 */
	private static function load(string $kind, array $ids): array {
		match ($kind) {
			'post' => _prime_post_caches($ids, false, true),
			'term' => _prime_term_caches($ids, true),
			default => cache_users($ids),
		};
		$objects = [];
		foreach ($ids as $id) {
			$object = match ($kind) {
				'post' => $id > 0 ? get_post($id) : null,
				'term' => get_term($id),
				default => get_userdata($id),
			};
			$is_one = match ($kind) {
				'post' => $object instanceof WP_Post && $object->post_type !== 'revision',
				'term' => $object instanceof WP_Term,
				default => $object instanceof WP_User,
			};
			if ($is_one) {
				$objects[$id] = $object;
			}
		}
		self::load_images($kind, array_keys($objects));
		return $objects;
	}

	/** The images that rows of whichever plugin name by their ids. @param list<int> $ids */
	private static function load_images(string $kind, array $ids): void {
		$images = [];
		foreach ($ids as $id) {
			foreach (get_metadata_raw($kind, $id) ?: [] as $key => $values) {
				if (preg_match('/im(?:age|g).*id\z/i', (string) $key) === 1) {
					$images[] = ctype_digit($values[0] ?? '') ? (int) $values[0] : 0;
				}
			}
		}
		_prime_post_caches(array_values(array_unique(array_filter($images))), false);
	}
}
