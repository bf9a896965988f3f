/** The `expand` of a call: one name or several. */
export type Expanding<Name extends string> = { expand?: Name | readonly Name[] | undefined };

/**
 * A resource with the fields that `expand` asks for, which are then present. `All` are the names that the
 * call accepts: parameters of that general type may expand nothing, so they promise nothing.
 */
export type Expanded<Resource, Name, All> = [All] extends [Name]
  ? Resource
  : Resource & { [Field in Extract<keyof Resource, Name>]-?: Exclude<Resource[Field], undefined> };

/** The names that `expand` of these parameters accepts. */
export type NamesOf<Params extends { expand?: unknown }> = Extract<Params['expand'], string>;
