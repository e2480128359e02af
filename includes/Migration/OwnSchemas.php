<?php
/**
 * The schemas of one post, term or author, as a source has them.
 */

declare(strict_types=1);

namespace Pharos\Migration;

/** Only what differs from the site: schemas that are off or others here, and some of its own. */
final class OwnSchemas {
	/** @var array<string, array> By id. */
	private array $own = [];

	/**
	 * @param Carried              $carried Gets the field, and is told what has no place here.
	 * @param array<string, array> $site    Those that the same source has for the site (Schemas::all()).
	 */
	public function __construct(private readonly Carried $carried, private readonly array $site) {}

	/** Puts them into the field, where there are any. */
	public function into(): void {
		$own = SchemaForm::sound($this->own, $this->carried);
		if ($own !== []) {
			$this->carried->values['schemas'] = $own;
		}
	}

	public function off(string ...$ids): void {
		foreach (array_intersect($ids, array_map('strval', array_keys($this->site))) as $id) {
			$this->own[$id] = ['off' => true];
		}
	}

	/**
	 * Shows one of the site here, wherever else it is shown.
	 *
	 * @param array<string, mixed> $fields What is different, see SchemaForm::with().
	 */
	public function show(string $id, array $fields = []): void {
		if (isset($this->site[$id])) {
			$this->own[$id] = SchemaForm::with($this->site[$id], $fields);
		}
	}

	/** One that only this object has: as Schemas::add(). */
	public function add(string $id, string $type, array $fields, string $name = ''): void {
		$schema = SchemaForm::made($type, $fields, [], [], $name);
		if ($schema === null) {
			$this->carried->lose('schema', $name === '' ? ($type ?: $id) : "$name ($type)", $id);
			return;
		}
		$this->own[SchemaForm::free_id($id, $this->own + $this->site)] = $schema;
	}

	/** What kind of article a post is; '' for none. */
	public function article(string $post_type, string $type): void {
		$id = $this->id_of('article', $post_type);
		if ($type === '') {
			$this->off($id, 'person');
			return;
		}
		if ($this->differs($id, $post_type, $type)) {
			$this->show($id, ['@type' => $type]);
			$this->author($post_type);
		}
	}

	/** Says who has written a post, for schemas that refer to that. */
	public function author(string $post_type): void {
		unset($this->own['person']);
		if (!$this->is_on('person', $post_type)) {
			$this->show('person');
		}
	}

	/** What kind of page a post has. */
	public function page(string $post_type, string $type): void {
		$id = $this->id_of('webpage', $post_type);
		if ($type !== '' && $this->differs($id, $post_type, $type)) {
			$this->show($id, ['@type' => $type]);
		}
	}

	/** Whether the posts of a kind have another one. */
	private function differs(string $id, string $post_type, string $type): bool {
		$site = $this->site[$id] ?? null;
		return $site === null ||
			SchemaForm::with($site, ['@type' => $type]) !== $site ||
			!$this->is_on($id, $post_type);
	}

	/** Whether all posts of a kind show one of the site. */
	private function is_on(string $id, string $post_type): bool {
		$rules = $this->site[$id]['show_on']['rules'] ?? [];
		return array_intersect($rules, ["$post_type|all", 'basic-singulars']) !== [];
	}

	/** Kinds of posts may have one of their own (Schemas::articles(), pages()). */
	private function id_of(string $id, string $post_type): string {
		return isset($this->site["$id-$post_type"]) ? "$id-$post_type" : $id;
	}
}
