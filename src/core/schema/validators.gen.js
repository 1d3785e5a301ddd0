// Generated from schemas/ by scripts/generate.mjs. Do not edit: change the schema and run `npm run generate`.
var __commonJSMin = (cb, mod) => () => (mod || (cb((mod = { exports: {} }).exports, mod, mod.exports), cb = null), mod.exports);
var require_ucs2length = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	function ucs2length(str) {
		const len = str.length;
		let length = 0;
		let pos = 0;
		let value;
		while (pos < len) {
			length++;
			value = str.charCodeAt(pos++);
			if (value >= 55296 && value <= 56319 && pos < len) {
				value = str.charCodeAt(pos);
				if ((value & 64512) === 56320) pos++;
			}
		}
		return length;
	}
	exports.default = ucs2length;
}));
var require_fast_deep_equal = /* @__PURE__ */ __commonJSMin(((exports, module) => {
	module.exports = function equal(a, b) {
		if (a === b) return true;
		if (a && b && typeof a == "object" && typeof b == "object") {
			if (a.constructor !== b.constructor) return false;
			var length, i, keys;
			if (Array.isArray(a)) {
				length = a.length;
				if (length != b.length) return false;
				for (i = length; i-- !== 0;) if (!equal(a[i], b[i])) return false;
				return true;
			}
			if (a.constructor === RegExp) return a.source === b.source && a.flags === b.flags;
			if (a.valueOf !== Object.prototype.valueOf) return a.valueOf() === b.valueOf();
			if (a.toString !== Object.prototype.toString) return a.toString() === b.toString();
			keys = Object.keys(a);
			length = keys.length;
			if (length !== Object.keys(b).length) return false;
			for (i = length; i-- !== 0;) if (!Object.prototype.hasOwnProperty.call(b, keys[i])) return false;
			for (i = length; i-- !== 0;) {
				var key = keys[i];
				if (!equal(a[key], b[key])) return false;
			}
			return true;
		}
		return a !== a && b !== b;
	};
}));
var require_equal = /* @__PURE__ */ __commonJSMin(((exports) => {
	Object.defineProperty(exports, "__esModule", { value: true });
	exports.default = require_fast_deep_equal();
}));
const validateDiscoveryAnswer = validate52;
const schema19 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:discovery-answer:1",
	"title": "DiscoveryAnswer",
	"description": "The answer that this writer's own discovery request asks for. It is this writer's form, not a published one. The reader takes far more than this.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"answer_version",
		"agent",
		"areas"
	],
	"properties": {
		"answer_version": { "const": "1" },
		"answered_at": {
			"$ref": "#/$defs/text",
			"description": "When it was answered, as the agent writes it."
		},
		"agent": { "$ref": "#/$defs/agent" },
		"areas": {
			"type": "object",
			"description": "The thirteen areas of §3a.",
			"additionalProperties": false,
			"required": [
				"places",
				"connectors",
				"identities",
				"capabilities",
				"movement",
				"triggers",
				"instruction_sources",
				"helpers",
				"persistence",
				"recovery",
				"commit_boundaries",
				"changes_after",
				"inabilities"
			],
			"properties": {
				"places": {
					"type": "object",
					"description": "Chats, bots, shared computers and devices, and who else can use them.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/place_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"connectors": {
					"type": "object",
					"description": "Every app, service or server that the agent is connected to.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/connector_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"identities": {
					"type": "object",
					"description": "As whom each connection acts, and what it permits now. Credential names, never values.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/identity_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"capabilities": {
					"type": "object",
					"description": "One item for each operation.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/capability_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"movement": {
					"type": "object",
					"description": "Every way information can get from one system to another.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/movement_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"triggers": {
					"type": "object",
					"description": "What can start or continue the agent's work.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/trigger_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"instruction_sources": {
					"type": "object",
					"description": "Whose or what instructions the agent would follow.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/instruction_source_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"helpers": {
					"type": "object",
					"description": "Agents that it can start or hand work to.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/helper_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"persistence": {
					"type": "object",
					"description": "What it keeps, and what is left after revocation.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/persistence_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"recovery": {
					"type": "object",
					"description": "How each operation can be undone, and what evidence it leaves.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/recovery_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"commit_boundaries": {
					"type": "object",
					"description": "Every operation that makes something real, and at which point.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/commit_boundary_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"changes_after": {
					"type": "object",
					"description": "What can change in the inventory after the answer.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/change_after_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				},
				"inabilities": {
					"type": "object",
					"description": "Every claim of inability, and whether it was checked.",
					"additionalProperties": false,
					"required": ["status"],
					"properties": {
						"status": { "$ref": "#/$defs/status" },
						"how": {
							"$ref": "#/$defs/text",
							"description": "How it was checked."
						},
						"complete": { "$ref": "#/$defs/yes_no" },
						"items": {
							"type": "array",
							"items": { "$ref": "#/$defs/inability_item" }
						},
						"discrepancies": {
							"type": "array",
							"items": { "$ref": "#/$defs/discrepancy" }
						}
					},
					"allOf": [{ "$ref": "#/$defs/told_by_status" }]
				}
			}
		},
		"formation": { "$ref": "#/$defs/formation" }
	},
	"$defs": {
		"text": {
			"type": "string",
			"minLength": 1,
			"pattern": "\\S"
		},
		"status": {
			"description": "The four answers of §3a, kept apart.",
			"enum": [
				"found",
				"none_found",
				"no_way_to_check",
				"would_need_permission"
			]
		},
		"yes_no": {
			"description": "true is read as yes, false as no.",
			"enum": [
				"yes",
				"no",
				true,
				false
			]
		},
		"yes_no_unknown": {
			"description": "true is read as yes, false as no.",
			"enum": [
				"yes",
				"no",
				"unknown",
				true,
				false
			]
		},
		"yes_no_partly_unknown": {
			"description": "true is read as yes, false as no.",
			"enum": [
				"yes",
				"no",
				"partly",
				"unknown",
				true,
				false
			]
		},
		"discrepancy": {
			"type": "object",
			"description": "Where the agent's own sources disagree: every reading, and what happened in practice.",
			"additionalProperties": false,
			"required": ["readings"],
			"properties": {
				"readings": {
					"type": "array",
					"minItems": 2,
					"items": { "$ref": "#/$defs/text" }
				},
				"in_practice": { "$ref": "#/$defs/text" }
			}
		},
		"agent": {
			"type": "object",
			"description": "Who is answering (§3a).",
			"additionalProperties": false,
			"required": [
				"name",
				"platform",
				"role"
			],
			"properties": {
				"name": {
					"$ref": "#/$defs/text",
					"description": "The name that the principal sees."
				},
				"id": {
					"$ref": "#/$defs/text",
					"description": "Any id behind the name; they can differ."
				},
				"platform": { "$ref": "#/$defs/text" },
				"role": {
					"description": "main: the main system, which runs other agents. member: one agent in a team. only: the only agent.",
					"enum": [
						"main",
						"member",
						"only"
					]
				},
				"runs": {
					"type": "array",
					"items": {
						"type": "object",
						"additionalProperties": false,
						"required": ["name", "access_visible"],
						"properties": {
							"name": { "$ref": "#/$defs/text" },
							"access_visible": { "$ref": "#/$defs/yes_no" }
						}
					}
				},
				"role_in_team": { "$ref": "#/$defs/text" },
				"directed_by": { "$ref": "#/$defs/text" },
				"teammates": {
					"type": "array",
					"items": { "$ref": "#/$defs/text" }
				}
			}
		},
		"place_item": {
			"type": "object",
			"description": "A place.",
			"additionalProperties": false,
			"required": ["name"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"name": { "$ref": "#/$defs/text" },
				"kind": { "$ref": "#/$defs/text" },
				"others_who_can_use": { "$ref": "#/$defs/text" }
			}
		},
		"connector_item": {
			"type": "object",
			"description": "A connector.",
			"additionalProperties": false,
			"required": ["provider"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"provider": { "$ref": "#/$defs/text" },
				"via": {
					"$ref": "#/$defs/text",
					"description": "What it goes through."
				},
				"scope": {
					"$ref": "#/$defs/text",
					"description": "How far it reaches."
				},
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": { "enum": [
						"read",
						"write",
						"delete",
						"share"
					] }
				}
			}
		},
		"identity_item": {
			"type": "object",
			"description": "An identity and its current access.",
			"additionalProperties": false,
			"required": ["provider"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"provider": { "$ref": "#/$defs/text" },
				"account": { "$ref": "#/$defs/text" },
				"whose": { "$ref": "#/$defs/text" },
				"acts_as": { "$ref": "#/$defs/text" },
				"permits": { "$ref": "#/$defs/text" },
				"session": { "enum": [
					"signed_in",
					"signed_out",
					"unknown"
				] },
				"credential": {
					"$ref": "#/$defs/text",
					"description": "The name of the credential, never its value."
				}
			}
		},
		"capability_item": {
			"type": "object",
			"description": "A capability.",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"operation",
				"reversible",
				"moves_information",
				"unattended"
			],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"id": { "$ref": "#/$defs/text" },
				"provider": { "$ref": "#/$defs/text" },
				"account": { "$ref": "#/$defs/text" },
				"operation": { "$ref": "#/$defs/text" },
				"effect": {
					"description": "An effect of the catalogue; left out if none fits.",
					"enum": [
						"read",
						"search",
						"analyze",
						"draft",
						"recommend",
						"prepare",
						"send_email",
						"send_message",
						"place_call",
						"invite",
						"purchase",
						"book",
						"subscribe",
						"pay",
						"transfer_money",
						"refund",
						"submit_form",
						"sign",
						"apply",
						"file_return",
						"accept_terms",
						"create_record",
						"update_record",
						"schedule",
						"edit_document",
						"organize_files",
						"change_settings",
						"run_change",
						"cancel_booking",
						"unsubscribe",
						"delete_record",
						"delete_file",
						"share_file",
						"publish",
						"grant_access",
						"move_information"
					]
				},
				"scope": {
					"$ref": "#/$defs/text",
					"description": "What it can act on in effect."
				},
				"lands": {
					"$ref": "#/$defs/text",
					"description": "Where a change ends up."
				},
				"reversible": { "$ref": "#/$defs/yes_no_partly_unknown" },
				"undo": { "$ref": "#/$defs/text" },
				"moves_information": { "$ref": "#/$defs/yes_no_unknown" },
				"confirmation": {
					"$ref": "#/$defs/text",
					"description": "Who or what must confirm it first."
				},
				"unattended": { "$ref": "#/$defs/yes_no_unknown" }
			}
		},
		"movement_item": {
			"type": "object",
			"description": "A way that information can move.",
			"additionalProperties": false,
			"required": ["from", "to"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"from": { "$ref": "#/$defs/text" },
				"to": { "$ref": "#/$defs/text" },
				"how": { "$ref": "#/$defs/text" },
				"unattended": { "$ref": "#/$defs/yes_no_unknown" }
			}
		},
		"trigger_item": {
			"type": "object",
			"description": "A trigger.",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"kind": { "enum": [
					"asked",
					"routine",
					"message",
					"notification",
					"app_event",
					"handoff",
					"autonomous"
				] },
				"what": { "$ref": "#/$defs/text" }
			}
		},
		"instruction_source_item": {
			"type": "object",
			"description": "A source.",
			"additionalProperties": false,
			"required": ["source", "may_instruct"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"source": { "$ref": "#/$defs/text" },
				"may_instruct": { "$ref": "#/$defs/yes_no_unknown" }
			}
		},
		"helper_item": {
			"type": "object",
			"description": "A helper.",
			"additionalProperties": false,
			"required": ["name"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"name": { "$ref": "#/$defs/text" },
				"access": { "$ref": "#/$defs/text" },
				"can_hand_on": { "$ref": "#/$defs/yes_no_unknown" }
			}
		},
		"persistence_item": {
			"type": "object",
			"description": "Something that persists.",
			"additionalProperties": false,
			"required": ["what", "survives_revocation"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"what": { "$ref": "#/$defs/text" },
				"where": { "$ref": "#/$defs/text" },
				"survives_revocation": { "$ref": "#/$defs/yes_no_partly_unknown" }
			}
		},
		"recovery_item": {
			"type": "object",
			"description": "A way back, and the evidence.",
			"additionalProperties": false,
			"required": ["capability"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"capability": { "$ref": "#/$defs/text" },
				"undo": { "$ref": "#/$defs/text" },
				"until": { "$ref": "#/$defs/text" },
				"evidence": { "$ref": "#/$defs/text" },
				"where": { "$ref": "#/$defs/text" }
			}
		},
		"commit_boundary_item": {
			"type": "object",
			"description": "A commit boundary.",
			"additionalProperties": false,
			"required": ["capability", "kind"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"capability": { "$ref": "#/$defs/text" },
				"kind": { "enum": [
					"sent",
					"purchased",
					"transferred",
					"submitted",
					"changed",
					"deleted",
					"shared"
				] },
				"point": { "$ref": "#/$defs/text" },
				"stops_for": {
					"$ref": "#/$defs/text",
					"description": "Who or what stops it first."
				}
			}
		},
		"change_after_item": {
			"type": "object",
			"description": "A change that can come.",
			"additionalProperties": false,
			"required": ["what"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"what": { "$ref": "#/$defs/text" },
				"by": { "$ref": "#/$defs/text" },
				"notice": { "$ref": "#/$defs/text" }
			}
		},
		"inability_item": {
			"type": "object",
			"description": "A claim of inability.",
			"additionalProperties": false,
			"required": ["claim", "checked"],
			"properties": {
				"status": { "$ref": "#/$defs/status" },
				"claim": { "$ref": "#/$defs/text" },
				"checked": { "$ref": "#/$defs/yes_no" },
				"how": { "$ref": "#/$defs/text" }
			}
		},
		"formation": {
			"type": "object",
			"description": "The optional formation section: description only; null is unknown.",
			"additionalProperties": false,
			"required": [
				"sentence",
				"leads",
				"final",
				"waits_for_person"
			],
			"properties": {
				"sentence": { "type": ["string", "null"] },
				"leads": { "type": ["string", "null"] },
				"final": { "type": ["string", "null"] },
				"waits_for_person": { "type": ["string", "null"] }
			}
		},
		"told_by_status": {
			"type": "object",
			"description": "What is found is listed, with how it was checked; nothing is listed otherwise.",
			"properties": {
				"status": { "type": "string" },
				"how": { "type": "string" },
				"items": { "type": "array" }
			},
			"allOf": [{
				"if": {
					"type": "object",
					"properties": { "status": { "const": "found" } }
				},
				"then": {
					"type": "object",
					"required": ["how", "items"],
					"properties": { "items": {
						"type": "array",
						"minItems": 1
					} }
				},
				"else": {
					"type": "object",
					"properties": { "items": {
						"type": "array",
						"maxItems": 0
					} }
				}
			}, {
				"if": {
					"type": "object",
					"properties": { "status": { "const": "none_found" } }
				},
				"then": {
					"type": "object",
					"required": ["how"]
				}
			}]
		}
	}
};
const func0 = Object.prototype.hasOwnProperty;
const func65 = require_ucs2length().default;
const pattern3 = /* @__PURE__ */ new RegExp("\\S", "u");
function validate53(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate53.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) < 1) {
			const err0 = {
				instancePath,
				schemaPath: "#/minLength",
				keyword: "minLength",
				params: { limit: 1 },
				message: "must NOT have fewer than 1 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern3.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "\\S" },
				message: "must match pattern \"\\S\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate53.errors = vErrors;
	return errors === 0;
}
validate53.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema21 = {
	"type": "object",
	"description": "Who is answering (§3a).",
	"additionalProperties": false,
	"required": [
		"name",
		"platform",
		"role"
	],
	"properties": {
		"name": {
			"$ref": "#/$defs/text",
			"description": "The name that the principal sees."
		},
		"id": {
			"$ref": "#/$defs/text",
			"description": "Any id behind the name; they can differ."
		},
		"platform": { "$ref": "#/$defs/text" },
		"role": {
			"description": "main: the main system, which runs other agents. member: one agent in a team. only: the only agent.",
			"enum": [
				"main",
				"member",
				"only"
			]
		},
		"runs": {
			"type": "array",
			"items": {
				"type": "object",
				"additionalProperties": false,
				"required": ["name", "access_visible"],
				"properties": {
					"name": { "$ref": "#/$defs/text" },
					"access_visible": { "$ref": "#/$defs/yes_no" }
				}
			}
		},
		"role_in_team": { "$ref": "#/$defs/text" },
		"directed_by": { "$ref": "#/$defs/text" },
		"teammates": {
			"type": "array",
			"items": { "$ref": "#/$defs/text" }
		}
	}
};
const schema22 = {
	"description": "true is read as yes, false as no.",
	"enum": [
		"yes",
		"no",
		true,
		false
	]
};
function validate60(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate60.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "yes" || data === "no" || data === true || data === false)) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema22.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate60.errors = vErrors;
	return errors === 0;
}
validate60.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate55(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate55.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.platform === void 0 || !func0.call(data, "platform")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "platform" },
				message: "must have required property 'platform'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "name" || key0 === "id" || key0 === "platform" || key0 === "role" || key0 === "runs" || key0 === "role_in_team" || key0 === "directed_by" || key0 === "teammates")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate53(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate53(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate53(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			let data3 = data.role;
			if (!(data3 === "main" || data3 === "member" || data3 === "only")) {
				const err4 = {
					instancePath: instancePath + "/role",
					schemaPath: "#/properties/role/enum",
					keyword: "enum",
					params: { allowedValues: schema21.properties.role.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.runs !== void 0 && func0.call(data, "runs")) {
			let data4 = data.runs;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.name === void 0 || !func0.call(data5, "name")) {
							const err5 = {
								instancePath: instancePath + "/runs/" + i0,
								schemaPath: "#/properties/runs/items/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
						}
						if (data5.access_visible === void 0 || !func0.call(data5, "access_visible")) {
							const err6 = {
								instancePath: instancePath + "/runs/" + i0,
								schemaPath: "#/properties/runs/items/required",
								keyword: "required",
								params: { missingProperty: "access_visible" },
								message: "must have required property 'access_visible'"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
						}
						for (const key1 of Object.keys(data5)) if (!(key1 === "name" || key1 === "access_visible")) {
							const err7 = {
								instancePath: instancePath + "/runs/" + i0,
								schemaPath: "#/properties/runs/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key1 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
						}
						if (data5.name !== void 0 && func0.call(data5, "name")) {
							if (!validate53(data5.name, {
								instancePath: instancePath + "/runs/" + i0 + "/name",
								parentData: data5,
								parentDataProperty: "name",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data5.access_visible !== void 0 && func0.call(data5, "access_visible")) {
							if (!validate60(data5.access_visible, {
								instancePath: instancePath + "/runs/" + i0 + "/access_visible",
								parentData: data5,
								parentDataProperty: "access_visible",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err8 = {
							instancePath: instancePath + "/runs/" + i0,
							schemaPath: "#/properties/runs/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/runs",
					schemaPath: "#/properties/runs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
		if (data.role_in_team !== void 0 && func0.call(data, "role_in_team")) {
			if (!validate53(data.role_in_team, {
				instancePath: instancePath + "/role_in_team",
				parentData: data,
				parentDataProperty: "role_in_team",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.directed_by !== void 0 && func0.call(data, "directed_by")) {
			if (!validate53(data.directed_by, {
				instancePath: instancePath + "/directed_by",
				parentData: data,
				parentDataProperty: "directed_by",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.teammates !== void 0 && func0.call(data, "teammates")) {
			let data10 = data.teammates;
			if (Array.isArray(data10)) {
				const len1 = data10.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate53(data10[i1], {
					instancePath: instancePath + "/teammates/" + i1,
					parentData: data10,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
					errors = vErrors.length;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/teammates",
					schemaPath: "#/properties/teammates/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
	} else {
		const err11 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err11];
		else vErrors.push(err11);
		errors++;
	}
	validate55.errors = vErrors;
	return errors === 0;
}
validate55.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate66(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate66.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs2 = errors;
	let valid1 = true;
	const _errs3 = errors;
	if (errors === _errs3) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.status !== void 0 && func0.call(data, "status")) {
				if ("found" !== data.status) {
					const err0 = {};
					if (vErrors === null) vErrors = [err0];
					else vErrors.push(err0);
					errors++;
				}
			}
		} else {
			const err1 = {};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	}
	var _valid0 = _errs3 === errors;
	errors = _errs2;
	if (vErrors !== null) {
		if (_errs2) vErrors.length = _errs2;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.how === void 0 || !func0.call(data, "how")) {
				const err2 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "how" },
					message: "must have required property 'how'"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.items === void 0 || !func0.call(data, "items")) {
				const err3 = {
					instancePath,
					schemaPath: "#/allOf/0/then/required",
					keyword: "required",
					params: { missingProperty: "items" },
					message: "must have required property 'items'"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
			if (data.items !== void 0 && func0.call(data, "items")) {
				let data1 = data.items;
				if (Array.isArray(data1)) {
					if (data1.length < 1) {
						const err4 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/allOf/0/then/properties/items/minItems",
							keyword: "minItems",
							params: { limit: 1 },
							message: "must NOT have fewer than 1 items"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
				} else {
					const err5 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/allOf/0/then/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			}
		} else {
			const err6 = {
				instancePath,
				schemaPath: "#/allOf/0/then/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		var _valid0 = _errs6 === errors;
		valid1 = _valid0;
		if (valid1) {
			var props0 = {};
			props0.items = true;
			props0.status = true;
		}
		ifClause0 = "then";
	} else {
		const _errs10 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.items !== void 0 && func0.call(data, "items")) {
				let data2 = data.items;
				if (Array.isArray(data2)) {
					if (data2.length > 0) {
						const err7 = {
							instancePath: instancePath + "/items",
							schemaPath: "#/allOf/0/else/properties/items/maxItems",
							keyword: "maxItems",
							params: { limit: 0 },
							message: "must NOT have more than 0 items"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				} else {
					const err8 = {
						instancePath: instancePath + "/items",
						schemaPath: "#/allOf/0/else/properties/items/type",
						keyword: "type",
						params: { type: "array" },
						message: "must be array"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
			}
		} else {
			const err9 = {
				instancePath,
				schemaPath: "#/allOf/0/else/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		var _valid0 = _errs10 === errors;
		valid1 = _valid0;
		if (valid1) {
			if (props0 !== true) {
				props0 = props0 || {};
				props0.items = true;
			}
		}
		ifClause0 = "else";
	}
	if (!valid1) {
		const err10 = {
			instancePath,
			schemaPath: "#/allOf/0/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	const _errs15 = errors;
	let valid5 = true;
	const _errs16 = errors;
	if (errors === _errs16) {
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.status !== void 0 && func0.call(data, "status")) {
				if ("none_found" !== data.status) {
					const err11 = {};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			}
		} else {
			const err12 = {};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
	}
	var _valid1 = _errs16 === errors;
	errors = _errs15;
	if (vErrors !== null) {
		if (_errs15) vErrors.length = _errs15;
		else vErrors = null;
	}
	if (_valid1) {
		const _errs19 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.how === void 0 || !func0.call(data, "how")) {
				const err13 = {
					instancePath,
					schemaPath: "#/allOf/1/then/required",
					keyword: "required",
					params: { missingProperty: "how" },
					message: "must have required property 'how'"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		} else {
			const err14 = {
				instancePath,
				schemaPath: "#/allOf/1/then/type",
				keyword: "type",
				params: { type: "object" },
				message: "must be object"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		var _valid1 = _errs19 === errors;
		valid5 = _valid1;
	}
	if (!valid5) {
		const err15 = {
			instancePath,
			schemaPath: "#/allOf/1/if",
			keyword: "if",
			params: { failingKeyword: "then" },
			message: "must match \"then\" schema"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	if (props0 !== true) {
		props0 = props0 || {};
		props0.status = true;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (props0 !== true) {
			props0 = props0 || {};
			props0.status = true;
			props0.how = true;
			props0.items = true;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (typeof data.status !== "string") {
				const err16 = {
					instancePath: instancePath + "/status",
					schemaPath: "#/properties/status/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.how !== void 0 && func0.call(data, "how")) {
			if (typeof data.how !== "string") {
				const err17 = {
					instancePath: instancePath + "/how",
					schemaPath: "#/properties/how/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.items !== void 0 && func0.call(data, "items")) {
			if (!Array.isArray(data.items)) {
				const err18 = {
					instancePath: instancePath + "/items",
					schemaPath: "#/properties/items/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
	} else {
		const err19 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err19];
		else vErrors.push(err19);
		errors++;
	}
	validate66.errors = vErrors;
	evaluated0.props = props0;
	return errors === 0;
}
validate66.evaluated = {
	"dynamicProps": true,
	"dynamicItems": false
};
const schema24 = {
	"description": "The four answers of §3a, kept apart.",
	"enum": [
		"found",
		"none_found",
		"no_way_to_check",
		"would_need_permission"
	]
};
function validate68(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate68.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "found" || data === "none_found" || data === "no_way_to_check" || data === "would_need_permission")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema24.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate68.errors = vErrors;
	return errors === 0;
}
validate68.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate72(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate72.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "name" || key0 === "kind" || key0 === "others_who_can_use")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate53(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate53(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.others_who_can_use !== void 0 && func0.call(data, "others_who_can_use")) {
			if (!validate53(data.others_who_can_use, {
				instancePath: instancePath + "/others_who_can_use",
				parentData: data,
				parentDataProperty: "others_who_can_use",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate72.errors = vErrors;
	return errors === 0;
}
validate72.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate78(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate78.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.readings === void 0 || !func0.call(data, "readings")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "readings" },
				message: "must have required property 'readings'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "readings" || key0 === "in_practice")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.readings !== void 0 && func0.call(data, "readings")) {
			let data0 = data.readings;
			if (Array.isArray(data0)) {
				if (data0.length < 2) {
					const err2 = {
						instancePath: instancePath + "/readings",
						schemaPath: "#/properties/readings/minItems",
						keyword: "minItems",
						params: { limit: 2 },
						message: "must NOT have fewer than 2 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate53(data0[i0], {
					instancePath: instancePath + "/readings/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/readings",
					schemaPath: "#/properties/readings/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.in_practice !== void 0 && func0.call(data, "in_practice")) {
			if (!validate53(data.in_practice, {
				instancePath: instancePath + "/in_practice",
				parentData: data,
				parentDataProperty: "in_practice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate78.errors = vErrors;
	return errors === 0;
}
validate78.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema27 = {
	"type": "object",
	"description": "A connector.",
	"additionalProperties": false,
	"required": ["provider"],
	"properties": {
		"status": { "$ref": "#/$defs/status" },
		"provider": { "$ref": "#/$defs/text" },
		"via": {
			"$ref": "#/$defs/text",
			"description": "What it goes through."
		},
		"scope": {
			"$ref": "#/$defs/text",
			"description": "How far it reaches."
		},
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		}
	}
};
const func27 = require_equal().default;
function validate86(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate86.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "provider" || key0 === "via" || key0 === "scope" || key0 === "reach")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate53(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate53(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			if (!validate53(data.scope, {
				instancePath: instancePath + "/scope",
				parentData: data,
				parentDataProperty: "scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data4 = data.reach;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (!(data5 === "read" || data5 === "write" || data5 === "delete" || data5 === "share")) {
						const err2 = {
							instancePath: instancePath + "/reach/" + i0,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema27.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data4[i1], data4[j0])) {
						const err3 = {
							instancePath: instancePath + "/reach",
							schemaPath: "#/properties/reach/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate86.errors = vErrors;
	return errors === 0;
}
validate86.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema28 = {
	"type": "object",
	"description": "An identity and its current access.",
	"additionalProperties": false,
	"required": ["provider"],
	"properties": {
		"status": { "$ref": "#/$defs/status" },
		"provider": { "$ref": "#/$defs/text" },
		"account": { "$ref": "#/$defs/text" },
		"whose": { "$ref": "#/$defs/text" },
		"acts_as": { "$ref": "#/$defs/text" },
		"permits": { "$ref": "#/$defs/text" },
		"session": { "enum": [
			"signed_in",
			"signed_out",
			"unknown"
		] },
		"credential": {
			"$ref": "#/$defs/text",
			"description": "The name of the credential, never its value."
		}
	}
};
function validate97(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate97.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "provider" || key0 === "account" || key0 === "whose" || key0 === "acts_as" || key0 === "permits" || key0 === "session" || key0 === "credential")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate53(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate53(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.whose !== void 0 && func0.call(data, "whose")) {
			if (!validate53(data.whose, {
				instancePath: instancePath + "/whose",
				parentData: data,
				parentDataProperty: "whose",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.acts_as !== void 0 && func0.call(data, "acts_as")) {
			if (!validate53(data.acts_as, {
				instancePath: instancePath + "/acts_as",
				parentData: data,
				parentDataProperty: "acts_as",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.permits !== void 0 && func0.call(data, "permits")) {
			if (!validate53(data.permits, {
				instancePath: instancePath + "/permits",
				parentData: data,
				parentDataProperty: "permits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.session !== void 0 && func0.call(data, "session")) {
			let data6 = data.session;
			if (!(data6 === "signed_in" || data6 === "signed_out" || data6 === "unknown")) {
				const err2 = {
					instancePath: instancePath + "/session",
					schemaPath: "#/properties/session/enum",
					keyword: "enum",
					params: { allowedValues: schema28.properties.session.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.credential !== void 0 && func0.call(data, "credential")) {
			if (!validate53(data.credential, {
				instancePath: instancePath + "/credential",
				parentData: data,
				parentDataProperty: "credential",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate97.errors = vErrors;
	return errors === 0;
}
validate97.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema29 = {
	"type": "object",
	"description": "A capability.",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"operation",
		"reversible",
		"moves_information",
		"unattended"
	],
	"properties": {
		"status": { "$ref": "#/$defs/status" },
		"id": { "$ref": "#/$defs/text" },
		"provider": { "$ref": "#/$defs/text" },
		"account": { "$ref": "#/$defs/text" },
		"operation": { "$ref": "#/$defs/text" },
		"effect": {
			"description": "An effect of the catalogue; left out if none fits.",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"scope": {
			"$ref": "#/$defs/text",
			"description": "What it can act on in effect."
		},
		"lands": {
			"$ref": "#/$defs/text",
			"description": "Where a change ends up."
		},
		"reversible": { "$ref": "#/$defs/yes_no_partly_unknown" },
		"undo": { "$ref": "#/$defs/text" },
		"moves_information": { "$ref": "#/$defs/yes_no_unknown" },
		"confirmation": {
			"$ref": "#/$defs/text",
			"description": "Who or what must confirm it first."
		},
		"unattended": { "$ref": "#/$defs/yes_no_unknown" }
	}
};
const schema30 = {
	"description": "true is read as yes, false as no.",
	"enum": [
		"yes",
		"no",
		"partly",
		"unknown",
		true,
		false
	]
};
function validate119(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate119.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "yes" || data === "no" || data === "partly" || data === "unknown" || data === true || data === false)) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema30.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate119.errors = vErrors;
	return errors === 0;
}
validate119.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema31 = {
	"description": "true is read as yes, false as no.",
	"enum": [
		"yes",
		"no",
		"unknown",
		true,
		false
	]
};
function validate122(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate122.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "yes" || data === "no" || data === "unknown" || data === true || data === false)) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema31.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate122.errors = vErrors;
	return errors === 0;
}
validate122.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate111(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate111.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.operation === void 0 || !func0.call(data, "operation")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "operation" },
				message: "must have required property 'operation'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.reversible === void 0 || !func0.call(data, "reversible")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "reversible" },
				message: "must have required property 'reversible'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.moves_information === void 0 || !func0.call(data, "moves_information")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "moves_information" },
				message: "must have required property 'moves_information'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.unattended === void 0 || !func0.call(data, "unattended")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unattended" },
				message: "must have required property 'unattended'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema29.properties, key0)) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate53(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate53(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate53(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.operation !== void 0 && func0.call(data, "operation")) {
			if (!validate53(data.operation, {
				instancePath: instancePath + "/operation",
				parentData: data,
				parentDataProperty: "operation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			let data5 = data.effect;
			if (!(data5 === "read" || data5 === "search" || data5 === "analyze" || data5 === "draft" || data5 === "recommend" || data5 === "prepare" || data5 === "send_email" || data5 === "send_message" || data5 === "place_call" || data5 === "invite" || data5 === "purchase" || data5 === "book" || data5 === "subscribe" || data5 === "pay" || data5 === "transfer_money" || data5 === "refund" || data5 === "submit_form" || data5 === "sign" || data5 === "apply" || data5 === "file_return" || data5 === "accept_terms" || data5 === "create_record" || data5 === "update_record" || data5 === "schedule" || data5 === "edit_document" || data5 === "organize_files" || data5 === "change_settings" || data5 === "run_change" || data5 === "cancel_booking" || data5 === "unsubscribe" || data5 === "delete_record" || data5 === "delete_file" || data5 === "share_file" || data5 === "publish" || data5 === "grant_access" || data5 === "move_information")) {
				const err7 = {
					instancePath: instancePath + "/effect",
					schemaPath: "#/properties/effect/enum",
					keyword: "enum",
					params: { allowedValues: schema29.properties.effect.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			if (!validate53(data.scope, {
				instancePath: instancePath + "/scope",
				parentData: data,
				parentDataProperty: "scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.lands !== void 0 && func0.call(data, "lands")) {
			if (!validate53(data.lands, {
				instancePath: instancePath + "/lands",
				parentData: data,
				parentDataProperty: "lands",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.reversible !== void 0 && func0.call(data, "reversible")) {
			if (!validate119(data.reversible, {
				instancePath: instancePath + "/reversible",
				parentData: data,
				parentDataProperty: "reversible",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
				errors = vErrors.length;
			}
		}
		if (data.undo !== void 0 && func0.call(data, "undo")) {
			if (!validate53(data.undo, {
				instancePath: instancePath + "/undo",
				parentData: data,
				parentDataProperty: "undo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.moves_information !== void 0 && func0.call(data, "moves_information")) {
			if (!validate122(data.moves_information, {
				instancePath: instancePath + "/moves_information",
				parentData: data,
				parentDataProperty: "moves_information",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate53(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.unattended !== void 0 && func0.call(data, "unattended")) {
			if (!validate122(data.unattended, {
				instancePath: instancePath + "/unattended",
				parentData: data,
				parentDataProperty: "unattended",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate111.errors = vErrors;
	return errors === 0;
}
validate111.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate132(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate132.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "from" || key0 === "to" || key0 === "how" || key0 === "unattended")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate53(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate53(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.how !== void 0 && func0.call(data, "how")) {
			if (!validate53(data.how, {
				instancePath: instancePath + "/how",
				parentData: data,
				parentDataProperty: "how",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.unattended !== void 0 && func0.call(data, "unattended")) {
			if (!validate122(data.unattended, {
				instancePath: instancePath + "/unattended",
				parentData: data,
				parentDataProperty: "unattended",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate132.errors = vErrors;
	return errors === 0;
}
validate132.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema33 = {
	"type": "object",
	"description": "A trigger.",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"status": { "$ref": "#/$defs/status" },
		"kind": { "enum": [
			"asked",
			"routine",
			"message",
			"notification",
			"app_event",
			"handoff",
			"autonomous"
		] },
		"what": { "$ref": "#/$defs/text" }
	}
};
function validate144(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate144.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "kind" || key0 === "what")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data1 = data.kind;
			if (!(data1 === "asked" || data1 === "routine" || data1 === "message" || data1 === "notification" || data1 === "app_event" || data1 === "handoff" || data1 === "autonomous")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema33.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.what !== void 0 && func0.call(data, "what")) {
			if (!validate53(data.what, {
				instancePath: instancePath + "/what",
				parentData: data,
				parentDataProperty: "what",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate144.errors = vErrors;
	return errors === 0;
}
validate144.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate153(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate153.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.source === void 0 || !func0.call(data, "source")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "source" },
				message: "must have required property 'source'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.may_instruct === void 0 || !func0.call(data, "may_instruct")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "may_instruct" },
				message: "must have required property 'may_instruct'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "source" || key0 === "may_instruct")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.source !== void 0 && func0.call(data, "source")) {
			if (!validate53(data.source, {
				instancePath: instancePath + "/source",
				parentData: data,
				parentDataProperty: "source",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.may_instruct !== void 0 && func0.call(data, "may_instruct")) {
			if (!validate122(data.may_instruct, {
				instancePath: instancePath + "/may_instruct",
				parentData: data,
				parentDataProperty: "may_instruct",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate153.errors = vErrors;
	return errors === 0;
}
validate153.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate163(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate163.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "name" || key0 === "access" || key0 === "can_hand_on")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate53(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.access !== void 0 && func0.call(data, "access")) {
			if (!validate53(data.access, {
				instancePath: instancePath + "/access",
				parentData: data,
				parentDataProperty: "access",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.can_hand_on !== void 0 && func0.call(data, "can_hand_on")) {
			if (!validate122(data.can_hand_on, {
				instancePath: instancePath + "/can_hand_on",
				parentData: data,
				parentDataProperty: "can_hand_on",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate122.errors : vErrors.concat(validate122.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate163.errors = vErrors;
	return errors === 0;
}
validate163.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate174(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate174.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.what === void 0 || !func0.call(data, "what")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "what" },
				message: "must have required property 'what'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.survives_revocation === void 0 || !func0.call(data, "survives_revocation")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "survives_revocation" },
				message: "must have required property 'survives_revocation'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "what" || key0 === "where" || key0 === "survives_revocation")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.what !== void 0 && func0.call(data, "what")) {
			if (!validate53(data.what, {
				instancePath: instancePath + "/what",
				parentData: data,
				parentDataProperty: "what",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate53(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.survives_revocation !== void 0 && func0.call(data, "survives_revocation")) {
			if (!validate119(data.survives_revocation, {
				instancePath: instancePath + "/survives_revocation",
				parentData: data,
				parentDataProperty: "survives_revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate119.errors : vErrors.concat(validate119.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate174.errors = vErrors;
	return errors === 0;
}
validate174.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate185(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate185.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.capability === void 0 || !func0.call(data, "capability")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "capability" },
				message: "must have required property 'capability'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "capability" || key0 === "undo" || key0 === "until" || key0 === "evidence" || key0 === "where")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.capability !== void 0 && func0.call(data, "capability")) {
			if (!validate53(data.capability, {
				instancePath: instancePath + "/capability",
				parentData: data,
				parentDataProperty: "capability",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.undo !== void 0 && func0.call(data, "undo")) {
			if (!validate53(data.undo, {
				instancePath: instancePath + "/undo",
				parentData: data,
				parentDataProperty: "undo",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.until !== void 0 && func0.call(data, "until")) {
			if (!validate53(data.until, {
				instancePath: instancePath + "/until",
				parentData: data,
				parentDataProperty: "until",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.evidence !== void 0 && func0.call(data, "evidence")) {
			if (!validate53(data.evidence, {
				instancePath: instancePath + "/evidence",
				parentData: data,
				parentDataProperty: "evidence",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate53(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate185.errors = vErrors;
	return errors === 0;
}
validate185.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema38 = {
	"type": "object",
	"description": "A commit boundary.",
	"additionalProperties": false,
	"required": ["capability", "kind"],
	"properties": {
		"status": { "$ref": "#/$defs/status" },
		"capability": { "$ref": "#/$defs/text" },
		"kind": { "enum": [
			"sent",
			"purchased",
			"transferred",
			"submitted",
			"changed",
			"deleted",
			"shared"
		] },
		"point": { "$ref": "#/$defs/text" },
		"stops_for": {
			"$ref": "#/$defs/text",
			"description": "Who or what stops it first."
		}
	}
};
function validate198(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate198.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.capability === void 0 || !func0.call(data, "capability")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "capability" },
				message: "must have required property 'capability'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "capability" || key0 === "kind" || key0 === "point" || key0 === "stops_for")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.capability !== void 0 && func0.call(data, "capability")) {
			if (!validate53(data.capability, {
				instancePath: instancePath + "/capability",
				parentData: data,
				parentDataProperty: "capability",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data2 = data.kind;
			if (!(data2 === "sent" || data2 === "purchased" || data2 === "transferred" || data2 === "submitted" || data2 === "changed" || data2 === "deleted" || data2 === "shared")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema38.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.point !== void 0 && func0.call(data, "point")) {
			if (!validate53(data.point, {
				instancePath: instancePath + "/point",
				parentData: data,
				parentDataProperty: "point",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.stops_for !== void 0 && func0.call(data, "stops_for")) {
			if (!validate53(data.stops_for, {
				instancePath: instancePath + "/stops_for",
				parentData: data,
				parentDataProperty: "stops_for",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate198.errors = vErrors;
	return errors === 0;
}
validate198.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate209(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate209.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.what === void 0 || !func0.call(data, "what")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "what" },
				message: "must have required property 'what'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "what" || key0 === "by" || key0 === "notice")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.what !== void 0 && func0.call(data, "what")) {
			if (!validate53(data.what, {
				instancePath: instancePath + "/what",
				parentData: data,
				parentDataProperty: "what",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.by !== void 0 && func0.call(data, "by")) {
			if (!validate53(data.by, {
				instancePath: instancePath + "/by",
				parentData: data,
				parentDataProperty: "by",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.notice !== void 0 && func0.call(data, "notice")) {
			if (!validate53(data.notice, {
				instancePath: instancePath + "/notice",
				parentData: data,
				parentDataProperty: "notice",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate209.errors = vErrors;
	return errors === 0;
}
validate209.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate220(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate220.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.claim === void 0 || !func0.call(data, "claim")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "claim" },
				message: "must have required property 'claim'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.checked === void 0 || !func0.call(data, "checked")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "checked" },
				message: "must have required property 'checked'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "status" || key0 === "claim" || key0 === "checked" || key0 === "how")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate68(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
				errors = vErrors.length;
			}
		}
		if (data.claim !== void 0 && func0.call(data, "claim")) {
			if (!validate53(data.claim, {
				instancePath: instancePath + "/claim",
				parentData: data,
				parentDataProperty: "claim",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.checked !== void 0 && func0.call(data, "checked")) {
			if (!validate60(data.checked, {
				instancePath: instancePath + "/checked",
				parentData: data,
				parentDataProperty: "checked",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
				errors = vErrors.length;
			}
		}
		if (data.how !== void 0 && func0.call(data, "how")) {
			if (!validate53(data.how, {
				instancePath: instancePath + "/how",
				parentData: data,
				parentDataProperty: "how",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate220.errors = vErrors;
	return errors === 0;
}
validate220.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema41 = {
	"type": "object",
	"description": "The optional formation section: description only; null is unknown.",
	"additionalProperties": false,
	"required": [
		"sentence",
		"leads",
		"final",
		"waits_for_person"
	],
	"properties": {
		"sentence": { "type": ["string", "null"] },
		"leads": { "type": ["string", "null"] },
		"final": { "type": ["string", "null"] },
		"waits_for_person": { "type": ["string", "null"] }
	}
};
function validate227(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate227.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sentence === void 0 || !func0.call(data, "sentence")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sentence" },
				message: "must have required property 'sentence'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.leads === void 0 || !func0.call(data, "leads")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "leads" },
				message: "must have required property 'leads'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.final === void 0 || !func0.call(data, "final")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "final" },
				message: "must have required property 'final'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.waits_for_person === void 0 || !func0.call(data, "waits_for_person")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "waits_for_person" },
				message: "must have required property 'waits_for_person'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sentence" || key0 === "leads" || key0 === "final" || key0 === "waits_for_person")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.sentence !== void 0 && func0.call(data, "sentence")) {
			let data0 = data.sentence;
			if (typeof data0 !== "string" && data0 !== null) {
				const err5 = {
					instancePath: instancePath + "/sentence",
					schemaPath: "#/properties/sentence/type",
					keyword: "type",
					params: { type: schema41.properties.sentence.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.leads !== void 0 && func0.call(data, "leads")) {
			let data1 = data.leads;
			if (typeof data1 !== "string" && data1 !== null) {
				const err6 = {
					instancePath: instancePath + "/leads",
					schemaPath: "#/properties/leads/type",
					keyword: "type",
					params: { type: schema41.properties.leads.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.final !== void 0 && func0.call(data, "final")) {
			let data2 = data.final;
			if (typeof data2 !== "string" && data2 !== null) {
				const err7 = {
					instancePath: instancePath + "/final",
					schemaPath: "#/properties/final/type",
					keyword: "type",
					params: { type: schema41.properties.final.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.waits_for_person !== void 0 && func0.call(data, "waits_for_person")) {
			let data3 = data.waits_for_person;
			if (typeof data3 !== "string" && data3 !== null) {
				const err8 = {
					instancePath: instancePath + "/waits_for_person",
					schemaPath: "#/properties/waits_for_person/type",
					keyword: "type",
					params: { type: schema41.properties.waits_for_person.type },
					message: "must be string,null"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate227.errors = vErrors;
	return errors === 0;
}
validate227.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate52(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate52.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.answer_version === void 0 || !func0.call(data, "answer_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answer_version" },
				message: "must have required property 'answer_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.agent === void 0 || !func0.call(data, "agent")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "agent" },
				message: "must have required property 'agent'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.areas === void 0 || !func0.call(data, "areas")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "areas" },
				message: "must have required property 'areas'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "answer_version" || key0 === "answered_at" || key0 === "agent" || key0 === "areas" || key0 === "formation")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.answer_version !== void 0 && func0.call(data, "answer_version")) {
			if ("1" !== data.answer_version) {
				const err4 = {
					instancePath: instancePath + "/answer_version",
					schemaPath: "#/properties/answer_version/const",
					keyword: "const",
					params: { allowedValue: "1" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.answered_at !== void 0 && func0.call(data, "answered_at")) {
			if (!validate53(data.answered_at, {
				instancePath: instancePath + "/answered_at",
				parentData: data,
				parentDataProperty: "answered_at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
				errors = vErrors.length;
			}
		}
		if (data.agent !== void 0 && func0.call(data, "agent")) {
			if (!validate55(data.agent, {
				instancePath: instancePath + "/agent",
				parentData: data,
				parentDataProperty: "agent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate55.errors : vErrors.concat(validate55.errors);
				errors = vErrors.length;
			}
		}
		if (data.areas !== void 0 && func0.call(data, "areas")) {
			let data3 = data.areas;
			if (data3 && typeof data3 == "object" && !Array.isArray(data3)) {
				if (data3.places === void 0 || !func0.call(data3, "places")) {
					const err5 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "places" },
						message: "must have required property 'places'"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data3.connectors === void 0 || !func0.call(data3, "connectors")) {
					const err6 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "connectors" },
						message: "must have required property 'connectors'"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
				if (data3.identities === void 0 || !func0.call(data3, "identities")) {
					const err7 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "identities" },
						message: "must have required property 'identities'"
					};
					if (vErrors === null) vErrors = [err7];
					else vErrors.push(err7);
					errors++;
				}
				if (data3.capabilities === void 0 || !func0.call(data3, "capabilities")) {
					const err8 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "capabilities" },
						message: "must have required property 'capabilities'"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data3.movement === void 0 || !func0.call(data3, "movement")) {
					const err9 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "movement" },
						message: "must have required property 'movement'"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
				if (data3.triggers === void 0 || !func0.call(data3, "triggers")) {
					const err10 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "triggers" },
						message: "must have required property 'triggers'"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				if (data3.instruction_sources === void 0 || !func0.call(data3, "instruction_sources")) {
					const err11 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "instruction_sources" },
						message: "must have required property 'instruction_sources'"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				if (data3.helpers === void 0 || !func0.call(data3, "helpers")) {
					const err12 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "helpers" },
						message: "must have required property 'helpers'"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data3.persistence === void 0 || !func0.call(data3, "persistence")) {
					const err13 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "persistence" },
						message: "must have required property 'persistence'"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				if (data3.recovery === void 0 || !func0.call(data3, "recovery")) {
					const err14 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "recovery" },
						message: "must have required property 'recovery'"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data3.commit_boundaries === void 0 || !func0.call(data3, "commit_boundaries")) {
					const err15 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "commit_boundaries" },
						message: "must have required property 'commit_boundaries'"
					};
					if (vErrors === null) vErrors = [err15];
					else vErrors.push(err15);
					errors++;
				}
				if (data3.changes_after === void 0 || !func0.call(data3, "changes_after")) {
					const err16 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "changes_after" },
						message: "must have required property 'changes_after'"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data3.inabilities === void 0 || !func0.call(data3, "inabilities")) {
					const err17 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/required",
						keyword: "required",
						params: { missingProperty: "inabilities" },
						message: "must have required property 'inabilities'"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				for (const key1 of Object.keys(data3)) if (!func0.call(schema19.properties.areas.properties, key1)) {
					const err18 = {
						instancePath: instancePath + "/areas",
						schemaPath: "#/properties/areas/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data3.places !== void 0 && func0.call(data3, "places")) {
					let data4 = data3.places;
					if (!validate66(data4, {
						instancePath: instancePath + "/areas/places",
						parentData: data3,
						parentDataProperty: "places",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
						if (data4.status === void 0 || !func0.call(data4, "status")) {
							const err19 = {
								instancePath: instancePath + "/areas/places",
								schemaPath: "#/properties/areas/properties/places/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
						for (const key2 of Object.keys(data4)) if (!(key2 === "status" || key2 === "how" || key2 === "complete" || key2 === "items" || key2 === "discrepancies")) {
							const err20 = {
								instancePath: instancePath + "/areas/places",
								schemaPath: "#/properties/areas/properties/places/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
						}
						if (data4.status !== void 0 && func0.call(data4, "status")) {
							if (!validate68(data4.status, {
								instancePath: instancePath + "/areas/places/status",
								parentData: data4,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data4.how !== void 0 && func0.call(data4, "how")) {
							if (!validate53(data4.how, {
								instancePath: instancePath + "/areas/places/how",
								parentData: data4,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data4.complete !== void 0 && func0.call(data4, "complete")) {
							if (!validate60(data4.complete, {
								instancePath: instancePath + "/areas/places/complete",
								parentData: data4,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data4.items !== void 0 && func0.call(data4, "items")) {
							let data8 = data4.items;
							if (Array.isArray(data8)) {
								const len0 = data8.length;
								for (let i0 = 0; i0 < len0; i0++) if (!validate72(data8[i0], {
									instancePath: instancePath + "/areas/places/items/" + i0,
									parentData: data8,
									parentDataProperty: i0,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate72.errors : vErrors.concat(validate72.errors);
									errors = vErrors.length;
								}
							} else {
								const err21 = {
									instancePath: instancePath + "/areas/places/items",
									schemaPath: "#/properties/areas/properties/places/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err21];
								else vErrors.push(err21);
								errors++;
							}
						}
						if (data4.discrepancies !== void 0 && func0.call(data4, "discrepancies")) {
							let data10 = data4.discrepancies;
							if (Array.isArray(data10)) {
								const len1 = data10.length;
								for (let i1 = 0; i1 < len1; i1++) if (!validate78(data10[i1], {
									instancePath: instancePath + "/areas/places/discrepancies/" + i1,
									parentData: data10,
									parentDataProperty: i1,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err22 = {
									instancePath: instancePath + "/areas/places/discrepancies",
									schemaPath: "#/properties/areas/properties/places/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err22];
								else vErrors.push(err22);
								errors++;
							}
						}
					} else {
						const err23 = {
							instancePath: instancePath + "/areas/places",
							schemaPath: "#/properties/areas/properties/places/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data3.connectors !== void 0 && func0.call(data3, "connectors")) {
					let data12 = data3.connectors;
					if (!validate66(data12, {
						instancePath: instancePath + "/areas/connectors",
						parentData: data3,
						parentDataProperty: "connectors",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						if (data12.status === void 0 || !func0.call(data12, "status")) {
							const err24 = {
								instancePath: instancePath + "/areas/connectors",
								schemaPath: "#/properties/areas/properties/connectors/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						for (const key3 of Object.keys(data12)) if (!(key3 === "status" || key3 === "how" || key3 === "complete" || key3 === "items" || key3 === "discrepancies")) {
							const err25 = {
								instancePath: instancePath + "/areas/connectors",
								schemaPath: "#/properties/areas/properties/connectors/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err25];
							else vErrors.push(err25);
							errors++;
						}
						if (data12.status !== void 0 && func0.call(data12, "status")) {
							if (!validate68(data12.status, {
								instancePath: instancePath + "/areas/connectors/status",
								parentData: data12,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data12.how !== void 0 && func0.call(data12, "how")) {
							if (!validate53(data12.how, {
								instancePath: instancePath + "/areas/connectors/how",
								parentData: data12,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data12.complete !== void 0 && func0.call(data12, "complete")) {
							if (!validate60(data12.complete, {
								instancePath: instancePath + "/areas/connectors/complete",
								parentData: data12,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data12.items !== void 0 && func0.call(data12, "items")) {
							let data16 = data12.items;
							if (Array.isArray(data16)) {
								const len2 = data16.length;
								for (let i2 = 0; i2 < len2; i2++) if (!validate86(data16[i2], {
									instancePath: instancePath + "/areas/connectors/items/" + i2,
									parentData: data16,
									parentDataProperty: i2,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate86.errors : vErrors.concat(validate86.errors);
									errors = vErrors.length;
								}
							} else {
								const err26 = {
									instancePath: instancePath + "/areas/connectors/items",
									schemaPath: "#/properties/areas/properties/connectors/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err26];
								else vErrors.push(err26);
								errors++;
							}
						}
						if (data12.discrepancies !== void 0 && func0.call(data12, "discrepancies")) {
							let data18 = data12.discrepancies;
							if (Array.isArray(data18)) {
								const len3 = data18.length;
								for (let i3 = 0; i3 < len3; i3++) if (!validate78(data18[i3], {
									instancePath: instancePath + "/areas/connectors/discrepancies/" + i3,
									parentData: data18,
									parentDataProperty: i3,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err27 = {
									instancePath: instancePath + "/areas/connectors/discrepancies",
									schemaPath: "#/properties/areas/properties/connectors/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err27];
								else vErrors.push(err27);
								errors++;
							}
						}
					} else {
						const err28 = {
							instancePath: instancePath + "/areas/connectors",
							schemaPath: "#/properties/areas/properties/connectors/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err28];
						else vErrors.push(err28);
						errors++;
					}
				}
				if (data3.identities !== void 0 && func0.call(data3, "identities")) {
					let data20 = data3.identities;
					if (!validate66(data20, {
						instancePath: instancePath + "/areas/identities",
						parentData: data3,
						parentDataProperty: "identities",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data20 && typeof data20 == "object" && !Array.isArray(data20)) {
						if (data20.status === void 0 || !func0.call(data20, "status")) {
							const err29 = {
								instancePath: instancePath + "/areas/identities",
								schemaPath: "#/properties/areas/properties/identities/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err29];
							else vErrors.push(err29);
							errors++;
						}
						for (const key4 of Object.keys(data20)) if (!(key4 === "status" || key4 === "how" || key4 === "complete" || key4 === "items" || key4 === "discrepancies")) {
							const err30 = {
								instancePath: instancePath + "/areas/identities",
								schemaPath: "#/properties/areas/properties/identities/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err30];
							else vErrors.push(err30);
							errors++;
						}
						if (data20.status !== void 0 && func0.call(data20, "status")) {
							if (!validate68(data20.status, {
								instancePath: instancePath + "/areas/identities/status",
								parentData: data20,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data20.how !== void 0 && func0.call(data20, "how")) {
							if (!validate53(data20.how, {
								instancePath: instancePath + "/areas/identities/how",
								parentData: data20,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data20.complete !== void 0 && func0.call(data20, "complete")) {
							if (!validate60(data20.complete, {
								instancePath: instancePath + "/areas/identities/complete",
								parentData: data20,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data20.items !== void 0 && func0.call(data20, "items")) {
							let data24 = data20.items;
							if (Array.isArray(data24)) {
								const len4 = data24.length;
								for (let i4 = 0; i4 < len4; i4++) if (!validate97(data24[i4], {
									instancePath: instancePath + "/areas/identities/items/" + i4,
									parentData: data24,
									parentDataProperty: i4,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate97.errors : vErrors.concat(validate97.errors);
									errors = vErrors.length;
								}
							} else {
								const err31 = {
									instancePath: instancePath + "/areas/identities/items",
									schemaPath: "#/properties/areas/properties/identities/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
						}
						if (data20.discrepancies !== void 0 && func0.call(data20, "discrepancies")) {
							let data26 = data20.discrepancies;
							if (Array.isArray(data26)) {
								const len5 = data26.length;
								for (let i5 = 0; i5 < len5; i5++) if (!validate78(data26[i5], {
									instancePath: instancePath + "/areas/identities/discrepancies/" + i5,
									parentData: data26,
									parentDataProperty: i5,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err32 = {
									instancePath: instancePath + "/areas/identities/discrepancies",
									schemaPath: "#/properties/areas/properties/identities/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err32];
								else vErrors.push(err32);
								errors++;
							}
						}
					} else {
						const err33 = {
							instancePath: instancePath + "/areas/identities",
							schemaPath: "#/properties/areas/properties/identities/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err33];
						else vErrors.push(err33);
						errors++;
					}
				}
				if (data3.capabilities !== void 0 && func0.call(data3, "capabilities")) {
					let data28 = data3.capabilities;
					if (!validate66(data28, {
						instancePath: instancePath + "/areas/capabilities",
						parentData: data3,
						parentDataProperty: "capabilities",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data28 && typeof data28 == "object" && !Array.isArray(data28)) {
						if (data28.status === void 0 || !func0.call(data28, "status")) {
							const err34 = {
								instancePath: instancePath + "/areas/capabilities",
								schemaPath: "#/properties/areas/properties/capabilities/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err34];
							else vErrors.push(err34);
							errors++;
						}
						for (const key5 of Object.keys(data28)) if (!(key5 === "status" || key5 === "how" || key5 === "complete" || key5 === "items" || key5 === "discrepancies")) {
							const err35 = {
								instancePath: instancePath + "/areas/capabilities",
								schemaPath: "#/properties/areas/properties/capabilities/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key5 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err35];
							else vErrors.push(err35);
							errors++;
						}
						if (data28.status !== void 0 && func0.call(data28, "status")) {
							if (!validate68(data28.status, {
								instancePath: instancePath + "/areas/capabilities/status",
								parentData: data28,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data28.how !== void 0 && func0.call(data28, "how")) {
							if (!validate53(data28.how, {
								instancePath: instancePath + "/areas/capabilities/how",
								parentData: data28,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data28.complete !== void 0 && func0.call(data28, "complete")) {
							if (!validate60(data28.complete, {
								instancePath: instancePath + "/areas/capabilities/complete",
								parentData: data28,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data28.items !== void 0 && func0.call(data28, "items")) {
							let data32 = data28.items;
							if (Array.isArray(data32)) {
								const len6 = data32.length;
								for (let i6 = 0; i6 < len6; i6++) if (!validate111(data32[i6], {
									instancePath: instancePath + "/areas/capabilities/items/" + i6,
									parentData: data32,
									parentDataProperty: i6,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate111.errors : vErrors.concat(validate111.errors);
									errors = vErrors.length;
								}
							} else {
								const err36 = {
									instancePath: instancePath + "/areas/capabilities/items",
									schemaPath: "#/properties/areas/properties/capabilities/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err36];
								else vErrors.push(err36);
								errors++;
							}
						}
						if (data28.discrepancies !== void 0 && func0.call(data28, "discrepancies")) {
							let data34 = data28.discrepancies;
							if (Array.isArray(data34)) {
								const len7 = data34.length;
								for (let i7 = 0; i7 < len7; i7++) if (!validate78(data34[i7], {
									instancePath: instancePath + "/areas/capabilities/discrepancies/" + i7,
									parentData: data34,
									parentDataProperty: i7,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err37 = {
									instancePath: instancePath + "/areas/capabilities/discrepancies",
									schemaPath: "#/properties/areas/properties/capabilities/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err37];
								else vErrors.push(err37);
								errors++;
							}
						}
					} else {
						const err38 = {
							instancePath: instancePath + "/areas/capabilities",
							schemaPath: "#/properties/areas/properties/capabilities/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err38];
						else vErrors.push(err38);
						errors++;
					}
				}
				if (data3.movement !== void 0 && func0.call(data3, "movement")) {
					let data36 = data3.movement;
					if (!validate66(data36, {
						instancePath: instancePath + "/areas/movement",
						parentData: data3,
						parentDataProperty: "movement",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data36 && typeof data36 == "object" && !Array.isArray(data36)) {
						if (data36.status === void 0 || !func0.call(data36, "status")) {
							const err39 = {
								instancePath: instancePath + "/areas/movement",
								schemaPath: "#/properties/areas/properties/movement/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err39];
							else vErrors.push(err39);
							errors++;
						}
						for (const key6 of Object.keys(data36)) if (!(key6 === "status" || key6 === "how" || key6 === "complete" || key6 === "items" || key6 === "discrepancies")) {
							const err40 = {
								instancePath: instancePath + "/areas/movement",
								schemaPath: "#/properties/areas/properties/movement/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key6 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err40];
							else vErrors.push(err40);
							errors++;
						}
						if (data36.status !== void 0 && func0.call(data36, "status")) {
							if (!validate68(data36.status, {
								instancePath: instancePath + "/areas/movement/status",
								parentData: data36,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data36.how !== void 0 && func0.call(data36, "how")) {
							if (!validate53(data36.how, {
								instancePath: instancePath + "/areas/movement/how",
								parentData: data36,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data36.complete !== void 0 && func0.call(data36, "complete")) {
							if (!validate60(data36.complete, {
								instancePath: instancePath + "/areas/movement/complete",
								parentData: data36,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data36.items !== void 0 && func0.call(data36, "items")) {
							let data40 = data36.items;
							if (Array.isArray(data40)) {
								const len8 = data40.length;
								for (let i8 = 0; i8 < len8; i8++) if (!validate132(data40[i8], {
									instancePath: instancePath + "/areas/movement/items/" + i8,
									parentData: data40,
									parentDataProperty: i8,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate132.errors : vErrors.concat(validate132.errors);
									errors = vErrors.length;
								}
							} else {
								const err41 = {
									instancePath: instancePath + "/areas/movement/items",
									schemaPath: "#/properties/areas/properties/movement/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err41];
								else vErrors.push(err41);
								errors++;
							}
						}
						if (data36.discrepancies !== void 0 && func0.call(data36, "discrepancies")) {
							let data42 = data36.discrepancies;
							if (Array.isArray(data42)) {
								const len9 = data42.length;
								for (let i9 = 0; i9 < len9; i9++) if (!validate78(data42[i9], {
									instancePath: instancePath + "/areas/movement/discrepancies/" + i9,
									parentData: data42,
									parentDataProperty: i9,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err42 = {
									instancePath: instancePath + "/areas/movement/discrepancies",
									schemaPath: "#/properties/areas/properties/movement/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/areas/movement",
							schemaPath: "#/properties/areas/properties/movement/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
				if (data3.triggers !== void 0 && func0.call(data3, "triggers")) {
					let data44 = data3.triggers;
					if (!validate66(data44, {
						instancePath: instancePath + "/areas/triggers",
						parentData: data3,
						parentDataProperty: "triggers",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data44 && typeof data44 == "object" && !Array.isArray(data44)) {
						if (data44.status === void 0 || !func0.call(data44, "status")) {
							const err44 = {
								instancePath: instancePath + "/areas/triggers",
								schemaPath: "#/properties/areas/properties/triggers/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err44];
							else vErrors.push(err44);
							errors++;
						}
						for (const key7 of Object.keys(data44)) if (!(key7 === "status" || key7 === "how" || key7 === "complete" || key7 === "items" || key7 === "discrepancies")) {
							const err45 = {
								instancePath: instancePath + "/areas/triggers",
								schemaPath: "#/properties/areas/properties/triggers/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key7 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err45];
							else vErrors.push(err45);
							errors++;
						}
						if (data44.status !== void 0 && func0.call(data44, "status")) {
							if (!validate68(data44.status, {
								instancePath: instancePath + "/areas/triggers/status",
								parentData: data44,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data44.how !== void 0 && func0.call(data44, "how")) {
							if (!validate53(data44.how, {
								instancePath: instancePath + "/areas/triggers/how",
								parentData: data44,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data44.complete !== void 0 && func0.call(data44, "complete")) {
							if (!validate60(data44.complete, {
								instancePath: instancePath + "/areas/triggers/complete",
								parentData: data44,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data44.items !== void 0 && func0.call(data44, "items")) {
							let data48 = data44.items;
							if (Array.isArray(data48)) {
								const len10 = data48.length;
								for (let i10 = 0; i10 < len10; i10++) if (!validate144(data48[i10], {
									instancePath: instancePath + "/areas/triggers/items/" + i10,
									parentData: data48,
									parentDataProperty: i10,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate144.errors : vErrors.concat(validate144.errors);
									errors = vErrors.length;
								}
							} else {
								const err46 = {
									instancePath: instancePath + "/areas/triggers/items",
									schemaPath: "#/properties/areas/properties/triggers/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err46];
								else vErrors.push(err46);
								errors++;
							}
						}
						if (data44.discrepancies !== void 0 && func0.call(data44, "discrepancies")) {
							let data50 = data44.discrepancies;
							if (Array.isArray(data50)) {
								const len11 = data50.length;
								for (let i11 = 0; i11 < len11; i11++) if (!validate78(data50[i11], {
									instancePath: instancePath + "/areas/triggers/discrepancies/" + i11,
									parentData: data50,
									parentDataProperty: i11,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err47 = {
									instancePath: instancePath + "/areas/triggers/discrepancies",
									schemaPath: "#/properties/areas/properties/triggers/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err47];
								else vErrors.push(err47);
								errors++;
							}
						}
					} else {
						const err48 = {
							instancePath: instancePath + "/areas/triggers",
							schemaPath: "#/properties/areas/properties/triggers/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err48];
						else vErrors.push(err48);
						errors++;
					}
				}
				if (data3.instruction_sources !== void 0 && func0.call(data3, "instruction_sources")) {
					let data52 = data3.instruction_sources;
					if (!validate66(data52, {
						instancePath: instancePath + "/areas/instruction_sources",
						parentData: data3,
						parentDataProperty: "instruction_sources",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data52 && typeof data52 == "object" && !Array.isArray(data52)) {
						if (data52.status === void 0 || !func0.call(data52, "status")) {
							const err49 = {
								instancePath: instancePath + "/areas/instruction_sources",
								schemaPath: "#/properties/areas/properties/instruction_sources/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
						for (const key8 of Object.keys(data52)) if (!(key8 === "status" || key8 === "how" || key8 === "complete" || key8 === "items" || key8 === "discrepancies")) {
							const err50 = {
								instancePath: instancePath + "/areas/instruction_sources",
								schemaPath: "#/properties/areas/properties/instruction_sources/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key8 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
						if (data52.status !== void 0 && func0.call(data52, "status")) {
							if (!validate68(data52.status, {
								instancePath: instancePath + "/areas/instruction_sources/status",
								parentData: data52,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data52.how !== void 0 && func0.call(data52, "how")) {
							if (!validate53(data52.how, {
								instancePath: instancePath + "/areas/instruction_sources/how",
								parentData: data52,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data52.complete !== void 0 && func0.call(data52, "complete")) {
							if (!validate60(data52.complete, {
								instancePath: instancePath + "/areas/instruction_sources/complete",
								parentData: data52,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data52.items !== void 0 && func0.call(data52, "items")) {
							let data56 = data52.items;
							if (Array.isArray(data56)) {
								const len12 = data56.length;
								for (let i12 = 0; i12 < len12; i12++) if (!validate153(data56[i12], {
									instancePath: instancePath + "/areas/instruction_sources/items/" + i12,
									parentData: data56,
									parentDataProperty: i12,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate153.errors : vErrors.concat(validate153.errors);
									errors = vErrors.length;
								}
							} else {
								const err51 = {
									instancePath: instancePath + "/areas/instruction_sources/items",
									schemaPath: "#/properties/areas/properties/instruction_sources/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
						if (data52.discrepancies !== void 0 && func0.call(data52, "discrepancies")) {
							let data58 = data52.discrepancies;
							if (Array.isArray(data58)) {
								const len13 = data58.length;
								for (let i13 = 0; i13 < len13; i13++) if (!validate78(data58[i13], {
									instancePath: instancePath + "/areas/instruction_sources/discrepancies/" + i13,
									parentData: data58,
									parentDataProperty: i13,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err52 = {
									instancePath: instancePath + "/areas/instruction_sources/discrepancies",
									schemaPath: "#/properties/areas/properties/instruction_sources/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						}
					} else {
						const err53 = {
							instancePath: instancePath + "/areas/instruction_sources",
							schemaPath: "#/properties/areas/properties/instruction_sources/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err53];
						else vErrors.push(err53);
						errors++;
					}
				}
				if (data3.helpers !== void 0 && func0.call(data3, "helpers")) {
					let data60 = data3.helpers;
					if (!validate66(data60, {
						instancePath: instancePath + "/areas/helpers",
						parentData: data3,
						parentDataProperty: "helpers",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
						if (data60.status === void 0 || !func0.call(data60, "status")) {
							const err54 = {
								instancePath: instancePath + "/areas/helpers",
								schemaPath: "#/properties/areas/properties/helpers/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err54];
							else vErrors.push(err54);
							errors++;
						}
						for (const key9 of Object.keys(data60)) if (!(key9 === "status" || key9 === "how" || key9 === "complete" || key9 === "items" || key9 === "discrepancies")) {
							const err55 = {
								instancePath: instancePath + "/areas/helpers",
								schemaPath: "#/properties/areas/properties/helpers/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key9 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err55];
							else vErrors.push(err55);
							errors++;
						}
						if (data60.status !== void 0 && func0.call(data60, "status")) {
							if (!validate68(data60.status, {
								instancePath: instancePath + "/areas/helpers/status",
								parentData: data60,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data60.how !== void 0 && func0.call(data60, "how")) {
							if (!validate53(data60.how, {
								instancePath: instancePath + "/areas/helpers/how",
								parentData: data60,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data60.complete !== void 0 && func0.call(data60, "complete")) {
							if (!validate60(data60.complete, {
								instancePath: instancePath + "/areas/helpers/complete",
								parentData: data60,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data60.items !== void 0 && func0.call(data60, "items")) {
							let data64 = data60.items;
							if (Array.isArray(data64)) {
								const len14 = data64.length;
								for (let i14 = 0; i14 < len14; i14++) if (!validate163(data64[i14], {
									instancePath: instancePath + "/areas/helpers/items/" + i14,
									parentData: data64,
									parentDataProperty: i14,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate163.errors : vErrors.concat(validate163.errors);
									errors = vErrors.length;
								}
							} else {
								const err56 = {
									instancePath: instancePath + "/areas/helpers/items",
									schemaPath: "#/properties/areas/properties/helpers/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err56];
								else vErrors.push(err56);
								errors++;
							}
						}
						if (data60.discrepancies !== void 0 && func0.call(data60, "discrepancies")) {
							let data66 = data60.discrepancies;
							if (Array.isArray(data66)) {
								const len15 = data66.length;
								for (let i15 = 0; i15 < len15; i15++) if (!validate78(data66[i15], {
									instancePath: instancePath + "/areas/helpers/discrepancies/" + i15,
									parentData: data66,
									parentDataProperty: i15,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err57 = {
									instancePath: instancePath + "/areas/helpers/discrepancies",
									schemaPath: "#/properties/areas/properties/helpers/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err57];
								else vErrors.push(err57);
								errors++;
							}
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/areas/helpers",
							schemaPath: "#/properties/areas/properties/helpers/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data3.persistence !== void 0 && func0.call(data3, "persistence")) {
					let data68 = data3.persistence;
					if (!validate66(data68, {
						instancePath: instancePath + "/areas/persistence",
						parentData: data3,
						parentDataProperty: "persistence",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data68 && typeof data68 == "object" && !Array.isArray(data68)) {
						if (data68.status === void 0 || !func0.call(data68, "status")) {
							const err59 = {
								instancePath: instancePath + "/areas/persistence",
								schemaPath: "#/properties/areas/properties/persistence/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err59];
							else vErrors.push(err59);
							errors++;
						}
						for (const key10 of Object.keys(data68)) if (!(key10 === "status" || key10 === "how" || key10 === "complete" || key10 === "items" || key10 === "discrepancies")) {
							const err60 = {
								instancePath: instancePath + "/areas/persistence",
								schemaPath: "#/properties/areas/properties/persistence/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key10 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err60];
							else vErrors.push(err60);
							errors++;
						}
						if (data68.status !== void 0 && func0.call(data68, "status")) {
							if (!validate68(data68.status, {
								instancePath: instancePath + "/areas/persistence/status",
								parentData: data68,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data68.how !== void 0 && func0.call(data68, "how")) {
							if (!validate53(data68.how, {
								instancePath: instancePath + "/areas/persistence/how",
								parentData: data68,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data68.complete !== void 0 && func0.call(data68, "complete")) {
							if (!validate60(data68.complete, {
								instancePath: instancePath + "/areas/persistence/complete",
								parentData: data68,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data68.items !== void 0 && func0.call(data68, "items")) {
							let data72 = data68.items;
							if (Array.isArray(data72)) {
								const len16 = data72.length;
								for (let i16 = 0; i16 < len16; i16++) if (!validate174(data72[i16], {
									instancePath: instancePath + "/areas/persistence/items/" + i16,
									parentData: data72,
									parentDataProperty: i16,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate174.errors : vErrors.concat(validate174.errors);
									errors = vErrors.length;
								}
							} else {
								const err61 = {
									instancePath: instancePath + "/areas/persistence/items",
									schemaPath: "#/properties/areas/properties/persistence/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err61];
								else vErrors.push(err61);
								errors++;
							}
						}
						if (data68.discrepancies !== void 0 && func0.call(data68, "discrepancies")) {
							let data74 = data68.discrepancies;
							if (Array.isArray(data74)) {
								const len17 = data74.length;
								for (let i17 = 0; i17 < len17; i17++) if (!validate78(data74[i17], {
									instancePath: instancePath + "/areas/persistence/discrepancies/" + i17,
									parentData: data74,
									parentDataProperty: i17,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err62 = {
									instancePath: instancePath + "/areas/persistence/discrepancies",
									schemaPath: "#/properties/areas/properties/persistence/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
						}
					} else {
						const err63 = {
							instancePath: instancePath + "/areas/persistence",
							schemaPath: "#/properties/areas/properties/persistence/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err63];
						else vErrors.push(err63);
						errors++;
					}
				}
				if (data3.recovery !== void 0 && func0.call(data3, "recovery")) {
					let data76 = data3.recovery;
					if (!validate66(data76, {
						instancePath: instancePath + "/areas/recovery",
						parentData: data3,
						parentDataProperty: "recovery",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data76 && typeof data76 == "object" && !Array.isArray(data76)) {
						if (data76.status === void 0 || !func0.call(data76, "status")) {
							const err64 = {
								instancePath: instancePath + "/areas/recovery",
								schemaPath: "#/properties/areas/properties/recovery/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err64];
							else vErrors.push(err64);
							errors++;
						}
						for (const key11 of Object.keys(data76)) if (!(key11 === "status" || key11 === "how" || key11 === "complete" || key11 === "items" || key11 === "discrepancies")) {
							const err65 = {
								instancePath: instancePath + "/areas/recovery",
								schemaPath: "#/properties/areas/properties/recovery/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key11 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err65];
							else vErrors.push(err65);
							errors++;
						}
						if (data76.status !== void 0 && func0.call(data76, "status")) {
							if (!validate68(data76.status, {
								instancePath: instancePath + "/areas/recovery/status",
								parentData: data76,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data76.how !== void 0 && func0.call(data76, "how")) {
							if (!validate53(data76.how, {
								instancePath: instancePath + "/areas/recovery/how",
								parentData: data76,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data76.complete !== void 0 && func0.call(data76, "complete")) {
							if (!validate60(data76.complete, {
								instancePath: instancePath + "/areas/recovery/complete",
								parentData: data76,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data76.items !== void 0 && func0.call(data76, "items")) {
							let data80 = data76.items;
							if (Array.isArray(data80)) {
								const len18 = data80.length;
								for (let i18 = 0; i18 < len18; i18++) if (!validate185(data80[i18], {
									instancePath: instancePath + "/areas/recovery/items/" + i18,
									parentData: data80,
									parentDataProperty: i18,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate185.errors : vErrors.concat(validate185.errors);
									errors = vErrors.length;
								}
							} else {
								const err66 = {
									instancePath: instancePath + "/areas/recovery/items",
									schemaPath: "#/properties/areas/properties/recovery/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err66];
								else vErrors.push(err66);
								errors++;
							}
						}
						if (data76.discrepancies !== void 0 && func0.call(data76, "discrepancies")) {
							let data82 = data76.discrepancies;
							if (Array.isArray(data82)) {
								const len19 = data82.length;
								for (let i19 = 0; i19 < len19; i19++) if (!validate78(data82[i19], {
									instancePath: instancePath + "/areas/recovery/discrepancies/" + i19,
									parentData: data82,
									parentDataProperty: i19,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err67 = {
									instancePath: instancePath + "/areas/recovery/discrepancies",
									schemaPath: "#/properties/areas/properties/recovery/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err67];
								else vErrors.push(err67);
								errors++;
							}
						}
					} else {
						const err68 = {
							instancePath: instancePath + "/areas/recovery",
							schemaPath: "#/properties/areas/properties/recovery/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err68];
						else vErrors.push(err68);
						errors++;
					}
				}
				if (data3.commit_boundaries !== void 0 && func0.call(data3, "commit_boundaries")) {
					let data84 = data3.commit_boundaries;
					if (!validate66(data84, {
						instancePath: instancePath + "/areas/commit_boundaries",
						parentData: data3,
						parentDataProperty: "commit_boundaries",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data84 && typeof data84 == "object" && !Array.isArray(data84)) {
						if (data84.status === void 0 || !func0.call(data84, "status")) {
							const err69 = {
								instancePath: instancePath + "/areas/commit_boundaries",
								schemaPath: "#/properties/areas/properties/commit_boundaries/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err69];
							else vErrors.push(err69);
							errors++;
						}
						for (const key12 of Object.keys(data84)) if (!(key12 === "status" || key12 === "how" || key12 === "complete" || key12 === "items" || key12 === "discrepancies")) {
							const err70 = {
								instancePath: instancePath + "/areas/commit_boundaries",
								schemaPath: "#/properties/areas/properties/commit_boundaries/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key12 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err70];
							else vErrors.push(err70);
							errors++;
						}
						if (data84.status !== void 0 && func0.call(data84, "status")) {
							if (!validate68(data84.status, {
								instancePath: instancePath + "/areas/commit_boundaries/status",
								parentData: data84,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data84.how !== void 0 && func0.call(data84, "how")) {
							if (!validate53(data84.how, {
								instancePath: instancePath + "/areas/commit_boundaries/how",
								parentData: data84,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data84.complete !== void 0 && func0.call(data84, "complete")) {
							if (!validate60(data84.complete, {
								instancePath: instancePath + "/areas/commit_boundaries/complete",
								parentData: data84,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data84.items !== void 0 && func0.call(data84, "items")) {
							let data88 = data84.items;
							if (Array.isArray(data88)) {
								const len20 = data88.length;
								for (let i20 = 0; i20 < len20; i20++) if (!validate198(data88[i20], {
									instancePath: instancePath + "/areas/commit_boundaries/items/" + i20,
									parentData: data88,
									parentDataProperty: i20,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate198.errors : vErrors.concat(validate198.errors);
									errors = vErrors.length;
								}
							} else {
								const err71 = {
									instancePath: instancePath + "/areas/commit_boundaries/items",
									schemaPath: "#/properties/areas/properties/commit_boundaries/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err71];
								else vErrors.push(err71);
								errors++;
							}
						}
						if (data84.discrepancies !== void 0 && func0.call(data84, "discrepancies")) {
							let data90 = data84.discrepancies;
							if (Array.isArray(data90)) {
								const len21 = data90.length;
								for (let i21 = 0; i21 < len21; i21++) if (!validate78(data90[i21], {
									instancePath: instancePath + "/areas/commit_boundaries/discrepancies/" + i21,
									parentData: data90,
									parentDataProperty: i21,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err72 = {
									instancePath: instancePath + "/areas/commit_boundaries/discrepancies",
									schemaPath: "#/properties/areas/properties/commit_boundaries/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err72];
								else vErrors.push(err72);
								errors++;
							}
						}
					} else {
						const err73 = {
							instancePath: instancePath + "/areas/commit_boundaries",
							schemaPath: "#/properties/areas/properties/commit_boundaries/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err73];
						else vErrors.push(err73);
						errors++;
					}
				}
				if (data3.changes_after !== void 0 && func0.call(data3, "changes_after")) {
					let data92 = data3.changes_after;
					if (!validate66(data92, {
						instancePath: instancePath + "/areas/changes_after",
						parentData: data3,
						parentDataProperty: "changes_after",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data92 && typeof data92 == "object" && !Array.isArray(data92)) {
						if (data92.status === void 0 || !func0.call(data92, "status")) {
							const err74 = {
								instancePath: instancePath + "/areas/changes_after",
								schemaPath: "#/properties/areas/properties/changes_after/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err74];
							else vErrors.push(err74);
							errors++;
						}
						for (const key13 of Object.keys(data92)) if (!(key13 === "status" || key13 === "how" || key13 === "complete" || key13 === "items" || key13 === "discrepancies")) {
							const err75 = {
								instancePath: instancePath + "/areas/changes_after",
								schemaPath: "#/properties/areas/properties/changes_after/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err75];
							else vErrors.push(err75);
							errors++;
						}
						if (data92.status !== void 0 && func0.call(data92, "status")) {
							if (!validate68(data92.status, {
								instancePath: instancePath + "/areas/changes_after/status",
								parentData: data92,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data92.how !== void 0 && func0.call(data92, "how")) {
							if (!validate53(data92.how, {
								instancePath: instancePath + "/areas/changes_after/how",
								parentData: data92,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data92.complete !== void 0 && func0.call(data92, "complete")) {
							if (!validate60(data92.complete, {
								instancePath: instancePath + "/areas/changes_after/complete",
								parentData: data92,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data92.items !== void 0 && func0.call(data92, "items")) {
							let data96 = data92.items;
							if (Array.isArray(data96)) {
								const len22 = data96.length;
								for (let i22 = 0; i22 < len22; i22++) if (!validate209(data96[i22], {
									instancePath: instancePath + "/areas/changes_after/items/" + i22,
									parentData: data96,
									parentDataProperty: i22,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate209.errors : vErrors.concat(validate209.errors);
									errors = vErrors.length;
								}
							} else {
								const err76 = {
									instancePath: instancePath + "/areas/changes_after/items",
									schemaPath: "#/properties/areas/properties/changes_after/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err76];
								else vErrors.push(err76);
								errors++;
							}
						}
						if (data92.discrepancies !== void 0 && func0.call(data92, "discrepancies")) {
							let data98 = data92.discrepancies;
							if (Array.isArray(data98)) {
								const len23 = data98.length;
								for (let i23 = 0; i23 < len23; i23++) if (!validate78(data98[i23], {
									instancePath: instancePath + "/areas/changes_after/discrepancies/" + i23,
									parentData: data98,
									parentDataProperty: i23,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err77 = {
									instancePath: instancePath + "/areas/changes_after/discrepancies",
									schemaPath: "#/properties/areas/properties/changes_after/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
					} else {
						const err78 = {
							instancePath: instancePath + "/areas/changes_after",
							schemaPath: "#/properties/areas/properties/changes_after/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err78];
						else vErrors.push(err78);
						errors++;
					}
				}
				if (data3.inabilities !== void 0 && func0.call(data3, "inabilities")) {
					let data100 = data3.inabilities;
					if (!validate66(data100, {
						instancePath: instancePath + "/areas/inabilities",
						parentData: data3,
						parentDataProperty: "inabilities",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate66.errors : vErrors.concat(validate66.errors);
						errors = vErrors.length;
					}
					if (data100 && typeof data100 == "object" && !Array.isArray(data100)) {
						if (data100.status === void 0 || !func0.call(data100, "status")) {
							const err79 = {
								instancePath: instancePath + "/areas/inabilities",
								schemaPath: "#/properties/areas/properties/inabilities/required",
								keyword: "required",
								params: { missingProperty: "status" },
								message: "must have required property 'status'"
							};
							if (vErrors === null) vErrors = [err79];
							else vErrors.push(err79);
							errors++;
						}
						for (const key14 of Object.keys(data100)) if (!(key14 === "status" || key14 === "how" || key14 === "complete" || key14 === "items" || key14 === "discrepancies")) {
							const err80 = {
								instancePath: instancePath + "/areas/inabilities",
								schemaPath: "#/properties/areas/properties/inabilities/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key14 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err80];
							else vErrors.push(err80);
							errors++;
						}
						if (data100.status !== void 0 && func0.call(data100, "status")) {
							if (!validate68(data100.status, {
								instancePath: instancePath + "/areas/inabilities/status",
								parentData: data100,
								parentDataProperty: "status",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate68.errors : vErrors.concat(validate68.errors);
								errors = vErrors.length;
							}
						}
						if (data100.how !== void 0 && func0.call(data100, "how")) {
							if (!validate53(data100.how, {
								instancePath: instancePath + "/areas/inabilities/how",
								parentData: data100,
								parentDataProperty: "how",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate53.errors : vErrors.concat(validate53.errors);
								errors = vErrors.length;
							}
						}
						if (data100.complete !== void 0 && func0.call(data100, "complete")) {
							if (!validate60(data100.complete, {
								instancePath: instancePath + "/areas/inabilities/complete",
								parentData: data100,
								parentDataProperty: "complete",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate60.errors : vErrors.concat(validate60.errors);
								errors = vErrors.length;
							}
						}
						if (data100.items !== void 0 && func0.call(data100, "items")) {
							let data104 = data100.items;
							if (Array.isArray(data104)) {
								const len24 = data104.length;
								for (let i24 = 0; i24 < len24; i24++) if (!validate220(data104[i24], {
									instancePath: instancePath + "/areas/inabilities/items/" + i24,
									parentData: data104,
									parentDataProperty: i24,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate220.errors : vErrors.concat(validate220.errors);
									errors = vErrors.length;
								}
							} else {
								const err81 = {
									instancePath: instancePath + "/areas/inabilities/items",
									schemaPath: "#/properties/areas/properties/inabilities/properties/items/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
						}
						if (data100.discrepancies !== void 0 && func0.call(data100, "discrepancies")) {
							let data106 = data100.discrepancies;
							if (Array.isArray(data106)) {
								const len25 = data106.length;
								for (let i25 = 0; i25 < len25; i25++) if (!validate78(data106[i25], {
									instancePath: instancePath + "/areas/inabilities/discrepancies/" + i25,
									parentData: data106,
									parentDataProperty: i25,
									rootData,
									dynamicAnchors
								})) {
									vErrors = vErrors === null ? validate78.errors : vErrors.concat(validate78.errors);
									errors = vErrors.length;
								}
							} else {
								const err82 = {
									instancePath: instancePath + "/areas/inabilities/discrepancies",
									schemaPath: "#/properties/areas/properties/inabilities/properties/discrepancies/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err82];
								else vErrors.push(err82);
								errors++;
							}
						}
					} else {
						const err83 = {
							instancePath: instancePath + "/areas/inabilities",
							schemaPath: "#/properties/areas/properties/inabilities/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err83];
						else vErrors.push(err83);
						errors++;
					}
				}
			} else {
				const err84 = {
					instancePath: instancePath + "/areas",
					schemaPath: "#/properties/areas/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err84];
				else vErrors.push(err84);
				errors++;
			}
		}
		if (data.formation !== void 0 && func0.call(data, "formation")) {
			if (!validate227(data.formation, {
				instancePath: instancePath + "/formation",
				parentData: data,
				parentDataProperty: "formation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate227.errors : vErrors.concat(validate227.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err85 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err85];
		else vErrors.push(err85);
		errors++;
	}
	validate52.errors = vErrors;
	return errors === 0;
}
validate52.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validateDraft = validate229;
const schema43 = {
	"title": "StoredDraft",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"name",
		"created_at",
		"answers",
		"place",
		"visited",
		"with_formation_section",
		"published",
		"inventories",
		"enforcement",
		"proposals"
	],
	"properties": {
		"id": {
			"type": "string",
			"minLength": 1,
			"maxLength": 100
		},
		"name": { "$ref": "#/$defs/Typed" },
		"created_at": { "type": "string" },
		"answers": { "$ref": "#/$defs/Answers" },
		"place": {
			"type": "string",
			"pattern": "^/[a-z0-9/\\-]*$",
			"maxLength": 200
		},
		"visited": {
			"type": "array",
			"items": { "type": "string" }
		},
		"with_formation_section": { "type": "boolean" },
		"published": {
			"title": "PublishedTexts",
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"discovery": { "type": "string" },
				"formation-section": { "type": "string" }
			}
		},
		"inventories": {
			"type": "array",
			"items": {
				"title": "InventoryText",
				"type": "object",
				"additionalProperties": false,
				"required": ["agent", "text"],
				"properties": {
					"agent": { "type": "string" },
					"text": { "type": "string" },
					"block": {
						"description": "The number of the block that the person picked as the answer.",
						"type": "integer",
						"minimum": 1
					},
					"accepted": {
						"title": "AcceptedInventory",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"sha256",
							"bytes",
							"at"
						],
						"properties": {
							"sha256": {
								"type": "string",
								"pattern": "^[0-9a-f]{64}$"
							},
							"bytes": {
								"type": "integer",
								"minimum": 0
							},
							"at": { "type": "string" }
						}
					}
				}
			}
		},
		"held_back": {
			"description": "The agents whose answer is not kept, because it seems to hold a secret and was not accepted.",
			"$ref": "#/$defs/HeldBack"
		},
		"answering": { "enum": [
			"main",
			"member",
			"only"
		] },
		"enforcement": { "enum": [
			"advisory",
			"commit_boundary",
			"provider_native"
		] },
		"proposals": {
			"type": "array",
			"items": {
				"title": "ProposalOfDraft",
				"type": "object",
				"additionalProperties": false,
				"required": [
					"grant",
					"sealed_at",
					"reviewed"
				],
				"dependentRequired": { "stood_down": ["decision"] },
				"properties": {
					"grant": {
						"type": "object",
						"description": "A sealed Grant: judged by the Grant's own schema, rules and seal whenever it is shown."
					},
					"sealed_at": { "type": "string" },
					"reviewed": { "type": "boolean" },
					"imported": {
						"description": "Its decision was read from a file: that it was taken in this page is only claimed.",
						"const": true
					},
					"restatements": {
						"description": "What the agents answered in their windows, one a window.",
						"type": "array",
						"items": {
							"title": "RestatedText",
							"type": "object",
							"additionalProperties": false,
							"required": ["window", "text"],
							"properties": {
								"window": { "$ref": "#/$defs/ActorRef" },
								"text": { "type": "string" },
								"block": {
									"description": "The number of the block that the person picked as the restatement.",
									"type": "integer",
									"minimum": 1
								}
							}
						}
					},
					"held_back": {
						"description": "The windows whose text is not kept, because it seems to hold a secret.",
						"$ref": "#/$defs/HeldBack"
					},
					"decision": {
						"title": "DecisionOfDraft",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"decision",
							"at",
							"by",
							"enforcement",
							"letter_sha256"
						],
						"properties": {
							"decision": { "enum": ["ACCEPT", "REJECT"] },
							"at": { "$ref": "#/$defs/Second" },
							"by": {
								"type": "string",
								"minLength": 1
							},
							"enforcement": { "enum": [
								"advisory",
								"commit_boundary",
								"provider_native"
							] },
							"letter_sha256": {
								"type": "string",
								"pattern": "^[0-9a-f]{64}$"
							},
							"restatement_sha256": {
								"type": "string",
								"pattern": "^[0-9a-f]{64}$"
							}
						}
					},
					"stood_down": {
						"title": "StoodDown",
						"type": "object",
						"additionalProperties": false,
						"required": ["at"],
						"properties": { "at": { "$ref": "#/$defs/Second" } }
					}
				}
			}
		}
	}
};
function validate231(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate231.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate231.errors = vErrors;
	return errors === 0;
}
validate231.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema45 = {
	"title": "DraftAnswers",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"iss",
		"principal",
		"agents",
		"discovery",
		"work",
		"progress",
		"participants",
		"grounds",
		"go_ahead",
		"official",
		"formations"
	],
	"properties": {
		"iss": { "$ref": "#/$defs/Typed" },
		"principal": {
			"title": "PrincipalAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "type": "string" },
				"name": { "$ref": "#/$defs/Typed" }
			}
		},
		"agents": {
			"title": "AgentsAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"delegate",
				"arrangement",
				"members"
			],
			"properties": {
				"delegate": {
					"title": "DelegateAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"sub",
						"name",
						"role"
					],
					"properties": {
						"sub": { "type": "string" },
						"name": { "$ref": "#/$defs/Typed" },
						"role": { "$ref": "#/$defs/Typed" },
						"platform": { "$ref": "#/$defs/Typed" }
					}
				},
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": {
						"title": "MemberAnswer",
						"type": "object",
						"additionalProperties": false,
						"required": [
							"actor",
							"name",
							"role"
						],
						"properties": {
							"actor": { "type": "string" },
							"name": { "$ref": "#/$defs/Typed" },
							"role": { "$ref": "#/$defs/Typed" },
							"platform": { "$ref": "#/$defs/Typed" }
						}
					}
				}
			}
		},
		"discovery": {
			"title": "DiscoveryOfDraft",
			"type": "object",
			"additionalProperties": false,
			"required": ["inventories"],
			"properties": {
				"request": { "$ref": "#/$defs/RequestRefAnswer" },
				"formation_section": { "$ref": "#/$defs/RequestRefAnswer" },
				"inventories": {
					"type": "array",
					"items": {
						"title": "InventoryRefAnswer",
						"type": "object",
						"additionalProperties": false,
						"required": ["agent", "sha256"],
						"properties": {
							"agent": { "type": "string" },
							"sha256": {
								"type": "string",
								"pattern": "^[0-9a-f]{64}$"
							}
						}
					}
				}
			}
		},
		"work": {
			"title": "WorkAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"purpose",
				"summary",
				"includes",
				"excludes",
				"resources",
				"acts",
				"nevers"
			],
			"properties": {
				"purpose": { "$ref": "#/$defs/Typed" },
				"summary": { "$ref": "#/$defs/Typed" },
				"includes": {
					"type": "array",
					"items": { "$ref": "#/$defs/Typed" }
				},
				"excludes": {
					"type": "array",
					"items": { "$ref": "#/$defs/Typed" }
				},
				"resources": {
					"type": "array",
					"items": { "$ref": "#/$defs/ResourceAnswer" }
				},
				"acts": {
					"type": "array",
					"items": { "$ref": "#/$defs/ActAnswer" }
				},
				"nevers": {
					"type": "array",
					"items": { "$ref": "#/$defs/DenialAnswer" }
				}
			}
		},
		"progress": {
			"title": "ProgressAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"binding_acts_per_day",
				"starts",
				"ends",
				"audit"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"items": { "$ref": "#/$defs/Trigger" }
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Typed" },
				"per_act": { "$ref": "#/$defs/MoneyAnswer" },
				"per_month": { "$ref": "#/$defs/MoneyAnswer" },
				"binding_acts_per_day": { "$ref": "#/$defs/Typed" },
				"hours": { "$ref": "#/$defs/HoursAnswer" },
				"starts": {
					"title": "StartAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": { "enum": ["when_sealed", "at"] },
						"at": { "$ref": "#/$defs/Typed" }
					}
				},
				"ends": {
					"title": "EndAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": { "enum": ["after_days", "at"] },
						"days": { "$ref": "#/$defs/Typed" },
						"at": { "$ref": "#/$defs/Typed" }
					}
				},
				"audit": {
					"title": "AuditAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": ["level", "report"],
					"properties": {
						"level": { "enum": ["official_acts", "all_acts"] },
						"report": { "enum": ["right_after", "daily_summary"] }
					}
				}
			}
		},
		"participants": {
			"title": "ParticipantsAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": ["unnamed_agents", "delegation"],
			"properties": {
				"on_behalf_of": {
					"title": "OnBehalfOfAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": ["kind"],
					"properties": {
						"kind": { "enum": [
							"self",
							"person",
							"organization"
						] },
						"name": { "$ref": "#/$defs/Typed" }
					}
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] },
				"delegation": {
					"title": "DelegationAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": [
						"depth",
						"max_depth",
						"chain"
					],
					"properties": {
						"depth": {
							"type": "integer",
							"minimum": 0
						},
						"max_depth": { "$ref": "#/$defs/Typed" },
						"agents": {
							"type": "array",
							"items": { "type": "string" }
						},
						"chain": {
							"type": "array",
							"items": {
								"title": "ChainLinkAnswer",
								"type": "object",
								"additionalProperties": false,
								"required": [
									"grant_id",
									"delegate",
									"seal"
								],
								"properties": {
									"grant_id": { "type": "string" },
									"delegate": { "type": "string" },
									"seal": { "type": "string" }
								}
							}
						}
					}
				}
			}
		},
		"grounds": {
			"title": "GroundsAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"freshness",
				"on_disagreement"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"items": { "type": "string" }
				},
				"prohibited": {
					"type": "array",
					"items": { "type": "string" }
				},
				"freshness": { "$ref": "#/$defs/Typed" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] }
			}
		},
		"go_ahead": {
			"title": "GoAheadAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"channels",
				"revocation_command",
				"revocation_status"
			],
			"properties": {
				"channels": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChannelAnswer" }
				},
				"revocation_command": { "$ref": "#/$defs/Typed" },
				"revocation_status": { "$ref": "#/$defs/Typed" }
			}
		},
		"official": {
			"title": "OfficialAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"ceilings",
				"record_where",
				"record_contains",
				"conflicts"
			],
			"properties": {
				"ceilings": {
					"title": "CeilingsAnswer",
					"type": "object",
					"additionalProperties": false,
					"required": [],
					"properties": {
						"sent": { "$ref": "#/$defs/CeilingLevel" },
						"purchased": { "$ref": "#/$defs/CeilingLevel" },
						"transferred": { "$ref": "#/$defs/CeilingLevel" },
						"submitted": { "$ref": "#/$defs/CeilingLevel" },
						"changed": { "$ref": "#/$defs/CeilingLevel" },
						"deleted": { "$ref": "#/$defs/CeilingLevel" },
						"shared": { "$ref": "#/$defs/CeilingLevel" }
					}
				},
				"record_where": { "$ref": "#/$defs/Typed" },
				"record_contains": {
					"type": "array",
					"items": { "$ref": "#/$defs/Typed" }
				},
				"conflicts": {
					"type": "array",
					"items": { "$ref": "#/$defs/ConflictAnswer" }
				}
			}
		},
		"formations": {
			"type": "array",
			"items": { "$ref": "#/$defs/Formation" }
		}
	}
};
function validate242(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate242.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			if (!validate231(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (typeof data.sha256 !== "string") {
				const err3 = {
					instancePath: instancePath + "/sha256",
					schemaPath: "#/properties/sha256/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate242.errors = vErrors;
	return errors === 0;
}
validate242.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema47 = {
	"title": "ResourceAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "type": "string" },
		"provider": { "$ref": "#/$defs/Typed" },
		"label": { "$ref": "#/$defs/Typed" },
		"account": { "$ref": "#/$defs/Typed" },
		"effects": {
			"type": "array",
			"items": { "$ref": "#/$defs/Typed" }
		},
		"place": { "$ref": "#/$defs/Typed" },
		"reach": {
			"type": "array",
			"items": { "enum": [
				"read",
				"write",
				"delete",
				"share"
			] }
		},
		"via": { "$ref": "#/$defs/Typed" },
		"locations": {
			"type": "array",
			"items": { "$ref": "#/$defs/Typed" }
		}
	}
};
function validate250(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate250.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema47.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (typeof data.id !== "string") {
				const err5 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate231(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate231(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate231(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate231(data4[i0], {
					instancePath: instancePath + "/effects/" + i0,
					parentData: data4,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			if (!validate231(data.place, {
				instancePath: instancePath + "/place",
				parentData: data,
				parentDataProperty: "place",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data8 = data7[i1];
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err7 = {
							instancePath: instancePath + "/reach/" + i1,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema47.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate231(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate231(data10[i2], {
					instancePath: instancePath + "/locations/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
					errors = vErrors.length;
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate250.errors = vErrors;
	return errors === 0;
}
validate250.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema48 = {
	"title": "ActAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"categories",
		"binding_acts_per_day",
		"pause_on_unexpected",
		"actors",
		"grounding"
	],
	"properties": {
		"act": { "$ref": "#/$defs/Typed" },
		"effect": { "$ref": "#/$defs/Typed" },
		"kind": { "$ref": "#/$defs/Kind" },
		"resources": {
			"type": "array",
			"items": { "type": "string" }
		},
		"per_act": { "$ref": "#/$defs/MoneyAnswer" },
		"per_month": { "$ref": "#/$defs/MoneyAnswer" },
		"categories": {
			"type": "array",
			"items": { "$ref": "#/$defs/Typed" }
		},
		"binding_acts_per_day": { "$ref": "#/$defs/Typed" },
		"hours": { "$ref": "#/$defs/HoursAnswer" },
		"pause_on_unexpected": { "type": "boolean" },
		"actors": {
			"type": "array",
			"items": { "type": "string" }
		},
		"targets": { "$ref": "#/$defs/TargetsAnswer" },
		"grounding": {
			"title": "GroundingAnswer",
			"type": "object",
			"additionalProperties": false,
			"required": [],
			"properties": {
				"allowed": {
					"type": "array",
					"items": { "type": "string" }
				},
				"prohibited": {
					"type": "array",
					"items": { "type": "string" }
				},
				"freshness": { "$ref": "#/$defs/Typed" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] }
			}
		},
		"go_ahead": {
			"title": "GoAheadOfAct",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Typed" }
			}
		},
		"stricter": { "enum": ["user_approval", "prohibited"] }
	}
};
const schema49 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
function validate262(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate262.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "none" || data === "sent" || data === "purchased" || data === "transferred" || data === "submitted" || data === "changed" || data === "deleted" || data === "shared")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema49.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate262.errors = vErrors;
	return errors === 0;
}
validate262.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate264(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate264.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0 || !func0.call(data, "amount")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.currency === void 0 || !func0.call(data, "currency")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" },
				message: "must have required property 'currency'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "amount" || key0 === "currency")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.amount !== void 0 && func0.call(data, "amount")) {
			if (!validate231(data.amount, {
				instancePath: instancePath + "/amount",
				parentData: data,
				parentDataProperty: "amount",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.currency !== void 0 && func0.call(data, "currency")) {
			if (!validate231(data.currency, {
				instancePath: instancePath + "/currency",
				parentData: data,
				parentDataProperty: "currency",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate264.errors = vErrors;
	return errors === 0;
}
validate264.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema51 = {
	"title": "HoursAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"days",
		"start",
		"end",
		"timezone"
	],
	"properties": {
		"days": {
			"type": "array",
			"items": { "enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			] }
		},
		"start": { "$ref": "#/$defs/Typed" },
		"end": { "$ref": "#/$defs/Typed" },
		"timezone": { "$ref": "#/$defs/Typed" }
	}
};
function validate271(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate271.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (!(data1 === "mon" || data1 === "tue" || data1 === "wed" || data1 === "thu" || data1 === "fri" || data1 === "sat" || data1 === "sun")) {
						const err5 = {
							instancePath: instancePath + "/days/" + i0,
							schemaPath: "#/properties/days/items/enum",
							keyword: "enum",
							params: { allowedValues: schema51.properties.days.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			if (!validate231(data.start, {
				instancePath: instancePath + "/start",
				parentData: data,
				parentDataProperty: "start",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			if (!validate231(data.end, {
				instancePath: instancePath + "/end",
				parentData: data,
				parentDataProperty: "end",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			if (!validate231(data.timezone, {
				instancePath: instancePath + "/timezone",
				parentData: data,
				parentDataProperty: "timezone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate271.errors = vErrors;
	return errors === 0;
}
validate271.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema52 = {
	"title": "TargetsAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"items": { "$ref": "#/$defs/Typed" }
		}
	}
};
function validate276(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate276.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema52.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema52.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate231(data2[i0], {
					instancePath: instancePath + "/ids/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate276.errors = vErrors;
	return errors === 0;
}
validate276.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate259(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate259.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.categories === void 0 || !func0.call(data, "categories")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "categories" },
				message: "must have required property 'categories'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.binding_acts_per_day === void 0 || !func0.call(data, "binding_acts_per_day")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "binding_acts_per_day" },
				message: "must have required property 'binding_acts_per_day'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema48.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate231(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate231(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate262(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data3 = data.resources;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data3[i0] !== "string") {
					const err10 = {
						instancePath: instancePath + "/resources/" + i0,
						schemaPath: "#/properties/resources/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate264(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate264(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data7 = data.categories;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate231(data7[i1], {
					instancePath: instancePath + "/categories/" + i1,
					parentData: data7,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
					errors = vErrors.length;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate231(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate271(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err13 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data12 = data.actors;
			if (Array.isArray(data12)) {
				const len2 = data12.length;
				for (let i2 = 0; i2 < len2; i2++) if (typeof data12[i2] !== "string") {
					const err14 = {
						instancePath: instancePath + "/actors/" + i2,
						schemaPath: "#/properties/actors/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate276(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate276.errors : vErrors.concat(validate276.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			let data15 = data.grounding;
			if (data15 && typeof data15 == "object" && !Array.isArray(data15)) {
				for (const key1 of Object.keys(data15)) if (!(key1 === "allowed" || key1 === "prohibited" || key1 === "freshness" || key1 === "on_disagreement")) {
					const err16 = {
						instancePath: instancePath + "/grounding",
						schemaPath: "#/properties/grounding/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (data15.allowed !== void 0 && func0.call(data15, "allowed")) {
					let data16 = data15.allowed;
					if (Array.isArray(data16)) {
						const len3 = data16.length;
						for (let i3 = 0; i3 < len3; i3++) if (typeof data16[i3] !== "string") {
							const err17 = {
								instancePath: instancePath + "/grounding/allowed/" + i3,
								schemaPath: "#/properties/grounding/properties/allowed/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err17];
							else vErrors.push(err17);
							errors++;
						}
					} else {
						const err18 = {
							instancePath: instancePath + "/grounding/allowed",
							schemaPath: "#/properties/grounding/properties/allowed/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err18];
						else vErrors.push(err18);
						errors++;
					}
				}
				if (data15.prohibited !== void 0 && func0.call(data15, "prohibited")) {
					let data18 = data15.prohibited;
					if (Array.isArray(data18)) {
						const len4 = data18.length;
						for (let i4 = 0; i4 < len4; i4++) if (typeof data18[i4] !== "string") {
							const err19 = {
								instancePath: instancePath + "/grounding/prohibited/" + i4,
								schemaPath: "#/properties/grounding/properties/prohibited/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err19];
							else vErrors.push(err19);
							errors++;
						}
					} else {
						const err20 = {
							instancePath: instancePath + "/grounding/prohibited",
							schemaPath: "#/properties/grounding/properties/prohibited/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err20];
						else vErrors.push(err20);
						errors++;
					}
				}
				if (data15.freshness !== void 0 && func0.call(data15, "freshness")) {
					if (!validate231(data15.freshness, {
						instancePath: instancePath + "/grounding/freshness",
						parentData: data15,
						parentDataProperty: "freshness",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data15.on_disagreement !== void 0 && func0.call(data15, "on_disagreement")) {
					let data21 = data15.on_disagreement;
					if (!(data21 === "ask" || data21 === "stop" || data21 === "system_of_record")) {
						const err21 = {
							instancePath: instancePath + "/grounding/on_disagreement",
							schemaPath: "#/properties/grounding/properties/on_disagreement/enum",
							keyword: "enum",
							params: { allowedValues: schema48.properties.grounding.properties.on_disagreement.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err21];
						else vErrors.push(err21);
						errors++;
					}
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/grounding",
					schemaPath: "#/properties/grounding/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			let data22 = data.go_ahead;
			if (data22 && typeof data22 == "object" && !Array.isArray(data22)) {
				if (data22.mode === void 0 || !func0.call(data22, "mode")) {
					const err23 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/required",
						keyword: "required",
						params: { missingProperty: "mode" },
						message: "must have required property 'mode'"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				for (const key2 of Object.keys(data22)) if (!(key2 === "mode" || key2 === "words")) {
					const err24 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err24];
					else vErrors.push(err24);
					errors++;
				}
				if (data22.mode !== void 0 && func0.call(data22, "mode")) {
					let data23 = data22.mode;
					if (!(data23 === "standing" || data23 === "each_time")) {
						const err25 = {
							instancePath: instancePath + "/go_ahead/mode",
							schemaPath: "#/properties/go_ahead/properties/mode/enum",
							keyword: "enum",
							params: { allowedValues: schema48.properties.go_ahead.properties.mode.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err25];
						else vErrors.push(err25);
						errors++;
					}
				}
				if (data22.words !== void 0 && func0.call(data22, "words")) {
					if (!validate231(data22.words, {
						instancePath: instancePath + "/go_ahead/words",
						parentData: data22,
						parentDataProperty: "words",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err26 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/properties/go_ahead/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err26];
				else vErrors.push(err26);
				errors++;
			}
		}
		if (data.stricter !== void 0 && func0.call(data, "stricter")) {
			let data25 = data.stricter;
			if (!(data25 === "user_approval" || data25 === "prohibited")) {
				const err27 = {
					instancePath: instancePath + "/stricter",
					schemaPath: "#/properties/stricter/enum",
					keyword: "enum",
					params: { allowedValues: schema48.properties.stricter.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate259.errors = vErrors;
	return errors === 0;
}
validate259.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate282(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate282.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate231(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate231(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate262(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate262.errors : vErrors.concat(validate262.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate231(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate282.errors = vErrors;
	return errors === 0;
}
validate282.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema54 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
function validate288(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate288.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "plan" || data === "ask" || data === "auto" || data === "full_auto")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema54.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate288.errors = vErrors;
	return errors === 0;
}
validate288.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema55 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
function validate290(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate290.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "asked" || data === "routine" || data === "message" || data === "notification" || data === "app_event" || data === "handoff" || data === "autonomous")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema55.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate290.errors = vErrors;
	return errors === 0;
}
validate290.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema57 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate293(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate293.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "never" || data === "ask" || data === "allowed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema57.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate293.errors = vErrors;
	return errors === 0;
}
validate293.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate292(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate292.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if (!validate293(data.memory, {
				instancePath: instancePath + "/memory",
				parentData: data,
				parentDataProperty: "memory",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
				errors = vErrors.length;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			if (!validate293(data.schedule, {
				instancePath: instancePath + "/schedule",
				parentData: data,
				parentDataProperty: "schedule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
				errors = vErrors.length;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			if (!validate293(data.account_settings, {
				instancePath: instancePath + "/account_settings",
				parentData: data,
				parentDataProperty: "account_settings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate293.errors : vErrors.concat(validate293.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate292.errors = vErrors;
	return errors === 0;
}
validate292.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema58 = {
	"title": "ChannelAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Typed" },
		"address": { "$ref": "#/$defs/Typed" }
	}
};
function validate309(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate309.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema58.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate231(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			if (!validate231(data.address, {
				instancePath: instancePath + "/address",
				parentData: data,
				parentDataProperty: "address",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate309.errors = vErrors;
	return errors === 0;
}
validate309.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema59 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate315(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate315.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "proposal" || data === "on_confirm" || data === "self_within_limits")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema59.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate315.errors = vErrors;
	return errors === 0;
}
validate315.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema60 = {
	"title": "ConflictAnswer",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Typed" },
		"tool_permission": { "$ref": "#/$defs/Typed" },
		"work_rule": { "$ref": "#/$defs/Typed" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Typed" },
		"why": { "$ref": "#/$defs/Typed" }
	}
};
function validate325(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate325.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			if (!validate231(data.about, {
				instancePath: instancePath + "/about",
				parentData: data,
				parentDataProperty: "about",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			if (!validate231(data.tool_permission, {
				instancePath: instancePath + "/tool_permission",
				parentData: data,
				parentDataProperty: "tool_permission",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			if (!validate231(data.work_rule, {
				instancePath: instancePath + "/work_rule",
				parentData: data,
				parentDataProperty: "work_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err6 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema60.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			if (!validate231(data.chosen, {
				instancePath: instancePath + "/chosen",
				parentData: data,
				parentDataProperty: "chosen",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			if (!validate231(data.why, {
				instancePath: instancePath + "/why",
				parentData: data,
				parentDataProperty: "why",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate325.errors = vErrors;
	return errors === 0;
}
validate325.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema61 = {
	"title": "Formation",
	"type": "object",
	"additionalProperties": false,
	"required": ["arrangement"],
	"properties": {
		"name": { "$ref": "#/$defs/Name" },
		"arrangement": { "enum": [
			"path.sequential",
			"path.choice",
			"path.fanout_fanin",
			"path.bounded_loop",
			"hub.manager_worker",
			"habitat.handoff",
			"habitat.committee",
			"habitat.market",
			"habitat.blackboard",
			"habitat.mesh"
		] },
		"routing_authority": { "enum": [
			"code",
			"one_model",
			"any_peer",
			"none",
			"protocol",
			"environment"
		] },
		"participants": {
			"type": "array",
			"items": { "$ref": "#/$defs/Participant" }
		},
		"settlement": { "$ref": "#/$defs/Settlement" },
		"join": { "enum": [
			"all",
			"any",
			"first_completed",
			"decision",
			"wait_for_activated_arms"
		] },
		"termination": { "$ref": "#/$defs/Termination" },
		"handoffs": {
			"type": "array",
			"items": { "$ref": "#/$defs/Handoff" }
		},
		"transitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/Transition" }
		},
		"configuration": { "$ref": "#/$defs/Configuration" },
		"protocol": { "$ref": "#/$defs/Protocol" },
		"acts": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		},
		"unresolved": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/Text" }
		}
	}
};
function validate333(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate333.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate333.errors = vErrors;
	return errors === 0;
}
validate333.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema63 = {
	"title": "Participant",
	"type": "object",
	"additionalProperties": false,
	"required": ["actor", "membership"],
	"properties": {
		"actor": { "$ref": "#/$defs/ActorRef" },
		"membership": { "enum": ["member", "adjacent"] },
		"interaction": { "enum": [
			"none",
			"consulted",
			"notified"
		] },
		"authority": { "enum": [
			"none",
			"delegates",
			"delegated"
		] },
		"commit": { "enum": ["none", "ratifies"] }
	}
};
const pattern5 = /* @__PURE__ */ new RegExp("^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$", "u");
function validate336(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate336.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 },
				message: "must NOT have more than 400 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
				message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate336.errors = vErrors;
	return errors === 0;
}
validate336.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate335(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate335.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.membership === void 0 || !func0.call(data, "membership")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "membership" },
				message: "must have required property 'membership'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "membership" || key0 === "interaction" || key0 === "authority" || key0 === "commit")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate336(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.membership !== void 0 && func0.call(data, "membership")) {
			let data1 = data.membership;
			if (!(data1 === "member" || data1 === "adjacent")) {
				const err3 = {
					instancePath: instancePath + "/membership",
					schemaPath: "#/properties/membership/enum",
					keyword: "enum",
					params: { allowedValues: schema63.properties.membership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.interaction !== void 0 && func0.call(data, "interaction")) {
			let data2 = data.interaction;
			if (!(data2 === "none" || data2 === "consulted" || data2 === "notified")) {
				const err4 = {
					instancePath: instancePath + "/interaction",
					schemaPath: "#/properties/interaction/enum",
					keyword: "enum",
					params: { allowedValues: schema63.properties.interaction.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data3 = data.authority;
			if (!(data3 === "none" || data3 === "delegates" || data3 === "delegated")) {
				const err5 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema63.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data4 = data.commit;
			if (!(data4 === "none" || data4 === "ratifies")) {
				const err6 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema63.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate335.errors = vErrors;
	return errors === 0;
}
validate335.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema65 = {
	"title": "Settlement",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/SettlementKind" },
		"rule": { "$ref": "#/$defs/Text" },
		"threshold": { "$ref": "#/$defs/Threshold" },
		"evaluator": { "$ref": "#/$defs/ActorRef" },
		"reversibility": { "enum": [
			"reversible",
			"costly",
			"irreversible"
		] },
		"evidence": {
			"type": "array",
			"uniqueItems": true,
			"items": { "enum": [
				"accept",
				"votes",
				"transfer",
				"award",
				"commit"
			] }
		}
	}
};
const schema66 = {
	"title": "SettlementKind",
	"enum": [
		"authored_completion",
		"rule_fires",
		"owner_acceptance",
		"ownership_transfer",
		"aggregated_judgment",
		"allocation_award",
		"committed_state_transition",
		"protocol_convergence"
	]
};
function validate340(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate340.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "authored_completion" || data === "rule_fires" || data === "owner_acceptance" || data === "ownership_transfer" || data === "aggregated_judgment" || data === "allocation_award" || data === "committed_state_transition" || data === "protocol_convergence")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema66.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate340.errors = vErrors;
	return errors === 0;
}
validate340.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate342(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate342.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 1e5) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 1e5 },
				message: "must NOT have more than 100000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate342.errors = vErrors;
	return errors === 0;
}
validate342.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate345(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate345.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate345.errors = vErrors;
	return errors === 0;
}
validate345.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate344(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate344.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.approvals === void 0 || !func0.call(data, "approvals")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "approvals" },
				message: "must have required property 'approvals'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "approvals")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.approvals !== void 0 && func0.call(data, "approvals")) {
			if (!validate345(data.approvals, {
				instancePath: instancePath + "/approvals",
				parentData: data,
				parentDataProperty: "approvals",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate344.errors = vErrors;
	return errors === 0;
}
validate344.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate339(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate339.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "rule" || key0 === "threshold" || key0 === "evaluator" || key0 === "reversibility" || key0 === "evidence")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate340(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate340.errors : vErrors.concat(validate340.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0 && func0.call(data, "rule")) {
			if (!validate342(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.threshold !== void 0 && func0.call(data, "threshold")) {
			if (!validate344(data.threshold, {
				instancePath: instancePath + "/threshold",
				parentData: data,
				parentDataProperty: "threshold",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate344.errors : vErrors.concat(validate344.errors);
				errors = vErrors.length;
			}
		}
		if (data.evaluator !== void 0 && func0.call(data, "evaluator")) {
			if (!validate336(data.evaluator, {
				instancePath: instancePath + "/evaluator",
				parentData: data,
				parentDataProperty: "evaluator",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.reversibility !== void 0 && func0.call(data, "reversibility")) {
			let data4 = data.reversibility;
			if (!(data4 === "reversible" || data4 === "costly" || data4 === "irreversible")) {
				const err1 = {
					instancePath: instancePath + "/reversibility",
					schemaPath: "#/properties/reversibility/enum",
					keyword: "enum",
					params: { allowedValues: schema65.properties.reversibility.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.evidence !== void 0 && func0.call(data, "evidence")) {
			let data5 = data.evidence;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (!(data6 === "accept" || data6 === "votes" || data6 === "transfer" || data6 === "award" || data6 === "commit")) {
						const err2 = {
							instancePath: instancePath + "/evidence/" + i0,
							schemaPath: "#/properties/evidence/items/enum",
							keyword: "enum",
							params: { allowedValues: schema65.properties.evidence.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
				}
				let i1 = data5.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data5[i1], data5[j0])) {
						const err3 = {
							instancePath: instancePath + "/evidence",
							schemaPath: "#/properties/evidence/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
						break outer0;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/evidence",
					schemaPath: "#/properties/evidence/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate339.errors = vErrors;
	return errors === 0;
}
validate339.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema70 = {
	"title": "Termination",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"construction",
			"declared_bound",
			"model_signal",
			"unbounded"
		] },
		"max_rounds": { "$ref": "#/$defs/Count" },
		"stop_rule": { "$ref": "#/$defs/Text" },
		"on_limit": { "enum": ["ask", "stop"] }
	}
};
function validate350(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate350.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "max_rounds" || key0 === "stop_rule" || key0 === "on_limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "construction" || data0 === "declared_bound" || data0 === "model_signal" || data0 === "unbounded")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema70.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.max_rounds !== void 0 && func0.call(data, "max_rounds")) {
			if (!validate345(data.max_rounds, {
				instancePath: instancePath + "/max_rounds",
				parentData: data,
				parentDataProperty: "max_rounds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate345.errors : vErrors.concat(validate345.errors);
				errors = vErrors.length;
			}
		}
		if (data.stop_rule !== void 0 && func0.call(data, "stop_rule")) {
			if (!validate342(data.stop_rule, {
				instancePath: instancePath + "/stop_rule",
				parentData: data,
				parentDataProperty: "stop_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_limit !== void 0 && func0.call(data, "on_limit")) {
			let data3 = data.on_limit;
			if (!(data3 === "ask" || data3 === "stop")) {
				const err3 = {
					instancePath: instancePath + "/on_limit",
					schemaPath: "#/properties/on_limit/enum",
					keyword: "enum",
					params: { allowedValues: schema70.properties.on_limit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate350.errors = vErrors;
	return errors === 0;
}
validate350.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema71 = {
	"title": "Handoff",
	"type": "object",
	"additionalProperties": false,
	"required": ["from", "to"],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"ownership": { "enum": ["moves", "stays"] },
		"acceptance": { "$ref": "#/$defs/Text" },
		"seam": { "enum": [
			"coordination",
			"specialisation",
			"segregation_of_duties",
			"accountability",
			"external_sla"
		] }
	}
};
function validate354(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate354.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "ownership" || key0 === "acceptance" || key0 === "seam")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate336(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate336(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.ownership !== void 0 && func0.call(data, "ownership")) {
			let data2 = data.ownership;
			if (!(data2 === "moves" || data2 === "stays")) {
				const err3 = {
					instancePath: instancePath + "/ownership",
					schemaPath: "#/properties/ownership/enum",
					keyword: "enum",
					params: { allowedValues: schema71.properties.ownership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate342(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.seam !== void 0 && func0.call(data, "seam")) {
			let data4 = data.seam;
			if (!(data4 === "coordination" || data4 === "specialisation" || data4 === "segregation_of_duties" || data4 === "accountability" || data4 === "external_sla")) {
				const err4 = {
					instancePath: instancePath + "/seam",
					schemaPath: "#/properties/seam/enum",
					keyword: "enum",
					params: { allowedValues: schema71.properties.seam.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate354.errors = vErrors;
	return errors === 0;
}
validate354.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema72 = {
	"title": "Transition",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"authority"
	],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"authority": { "enum": ["human_gate", "agent_delegates"] },
		"acts": {
			"type": "array",
			"uniqueItems": true,
			"items": { "$ref": "#/$defs/ActId" }
		}
	}
};
const pattern6 = /* @__PURE__ */ new RegExp("^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$", "u");
function validate362(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate362.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
				message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate362.errors = vErrors;
	return errors === 0;
}
validate362.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate359(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate359.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.authority === void 0 || !func0.call(data, "authority")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authority" },
				message: "must have required property 'authority'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "authority" || key0 === "acts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate336(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate336(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
				errors = vErrors.length;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data2 = data.authority;
			if (!(data2 === "human_gate" || data2 === "agent_delegates")) {
				const err4 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema72.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data3 = data.acts;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate362(data3[i0], {
					instancePath: instancePath + "/acts/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
					errors = vErrors.length;
				}
				let i1 = data3.length;
				let j0;
				if (i1 > 1) {
					outer0: for (; i1--;) for (j0 = i1; j0--;) if (func27(data3[i1], data3[j0])) {
						const err5 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i1,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
						break outer0;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate359.errors = vErrors;
	return errors === 0;
}
validate359.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema74 = {
	"title": "Configuration",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"plan_provenance": { "enum": [
			"authored",
			"runtime",
			"hybrid"
		] },
		"performer_composition": { "$ref": "#/$defs/Text" }
	}
};
function validate365(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate365.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "plan_provenance" || key0 === "performer_composition")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.plan_provenance !== void 0 && func0.call(data, "plan_provenance")) {
			let data0 = data.plan_provenance;
			if (!(data0 === "authored" || data0 === "runtime" || data0 === "hybrid")) {
				const err1 = {
					instancePath: instancePath + "/plan_provenance",
					schemaPath: "#/properties/plan_provenance/enum",
					keyword: "enum",
					params: { allowedValues: schema74.properties.plan_provenance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.performer_composition !== void 0 && func0.call(data, "performer_composition")) {
			if (!validate342(data.performer_composition, {
				instancePath: instancePath + "/performer_composition",
				parentData: data,
				parentDataProperty: "performer_composition",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate365.errors = vErrors;
	return errors === 0;
}
validate365.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate368(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate368.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "who_may_act" || key0 === "artifact" || key0 === "interactions" || key0 === "conflict" || key0 === "settlement" || key0 === "eligibility" || key0 === "envelope" || key0 === "acceptance")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.who_may_act !== void 0 && func0.call(data, "who_may_act")) {
			if (!validate342(data.who_may_act, {
				instancePath: instancePath + "/who_may_act",
				parentData: data,
				parentDataProperty: "who_may_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.artifact !== void 0 && func0.call(data, "artifact")) {
			if (!validate342(data.artifact, {
				instancePath: instancePath + "/artifact",
				parentData: data,
				parentDataProperty: "artifact",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.interactions !== void 0 && func0.call(data, "interactions")) {
			if (!validate342(data.interactions, {
				instancePath: instancePath + "/interactions",
				parentData: data,
				parentDataProperty: "interactions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.conflict !== void 0 && func0.call(data, "conflict")) {
			if (!validate342(data.conflict, {
				instancePath: instancePath + "/conflict",
				parentData: data,
				parentDataProperty: "conflict",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate342(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.eligibility !== void 0 && func0.call(data, "eligibility")) {
			if (!validate342(data.eligibility, {
				instancePath: instancePath + "/eligibility",
				parentData: data,
				parentDataProperty: "eligibility",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.envelope !== void 0 && func0.call(data, "envelope")) {
			if (!validate342(data.envelope, {
				instancePath: instancePath + "/envelope",
				parentData: data,
				parentDataProperty: "envelope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate342(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate368.errors = vErrors;
	return errors === 0;
}
validate368.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate332(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate332.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema61.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate333(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate333.errors : vErrors.concat(validate333.errors);
				errors = vErrors.length;
			}
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data1 = data.arrangement;
			if (!(data1 === "path.sequential" || data1 === "path.choice" || data1 === "path.fanout_fanin" || data1 === "path.bounded_loop" || data1 === "hub.manager_worker" || data1 === "habitat.handoff" || data1 === "habitat.committee" || data1 === "habitat.market" || data1 === "habitat.blackboard" || data1 === "habitat.mesh")) {
				const err2 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema61.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.routing_authority !== void 0 && func0.call(data, "routing_authority")) {
			let data2 = data.routing_authority;
			if (!(data2 === "code" || data2 === "one_model" || data2 === "any_peer" || data2 === "none" || data2 === "protocol" || data2 === "environment")) {
				const err3 = {
					instancePath: instancePath + "/routing_authority",
					schemaPath: "#/properties/routing_authority/enum",
					keyword: "enum",
					params: { allowedValues: schema61.properties.routing_authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.participants !== void 0 && func0.call(data, "participants")) {
			let data3 = data.participants;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate335(data3[i0], {
					instancePath: instancePath + "/participants/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate335.errors : vErrors.concat(validate335.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/participants",
					schemaPath: "#/properties/participants/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate339(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate339.errors : vErrors.concat(validate339.errors);
				errors = vErrors.length;
			}
		}
		if (data.join !== void 0 && func0.call(data, "join")) {
			let data6 = data.join;
			if (!(data6 === "all" || data6 === "any" || data6 === "first_completed" || data6 === "decision" || data6 === "wait_for_activated_arms")) {
				const err5 = {
					instancePath: instancePath + "/join",
					schemaPath: "#/properties/join/enum",
					keyword: "enum",
					params: { allowedValues: schema61.properties.join.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.termination !== void 0 && func0.call(data, "termination")) {
			if (!validate350(data.termination, {
				instancePath: instancePath + "/termination",
				parentData: data,
				parentDataProperty: "termination",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate350.errors : vErrors.concat(validate350.errors);
				errors = vErrors.length;
			}
		}
		if (data.handoffs !== void 0 && func0.call(data, "handoffs")) {
			let data8 = data.handoffs;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate354(data8[i1], {
					instancePath: instancePath + "/handoffs/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate354.errors : vErrors.concat(validate354.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/handoffs",
					schemaPath: "#/properties/handoffs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.transitions !== void 0 && func0.call(data, "transitions")) {
			let data10 = data.transitions;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate359(data10[i2], {
					instancePath: instancePath + "/transitions/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate359.errors : vErrors.concat(validate359.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/transitions",
					schemaPath: "#/properties/transitions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.configuration !== void 0 && func0.call(data, "configuration")) {
			if (!validate365(data.configuration, {
				instancePath: instancePath + "/configuration",
				parentData: data,
				parentDataProperty: "configuration",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate365.errors : vErrors.concat(validate365.errors);
				errors = vErrors.length;
			}
		}
		if (data.protocol !== void 0 && func0.call(data, "protocol")) {
			if (!validate368(data.protocol, {
				instancePath: instancePath + "/protocol",
				parentData: data,
				parentDataProperty: "protocol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate368.errors : vErrors.concat(validate368.errors);
				errors = vErrors.length;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data14 = data.acts;
			if (Array.isArray(data14)) {
				if (data14.length < 1) {
					const err8 = {
						instancePath: instancePath + "/acts",
						schemaPath: "#/properties/acts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate362(data14[i3], {
					instancePath: instancePath + "/acts/" + i3,
					parentData: data14,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate362.errors : vErrors.concat(validate362.errors);
					errors = vErrors.length;
				}
				let i4 = data14.length;
				let j0;
				if (i4 > 1) {
					outer0: for (; i4--;) for (j0 = i4; j0--;) if (func27(data14[i4], data14[j0])) {
						const err9 = {
							instancePath: instancePath + "/acts",
							schemaPath: "#/properties/acts/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i4,
								j: j0
							},
							message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
						break outer0;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.unresolved !== void 0 && func0.call(data, "unresolved")) {
			let data16 = data.unresolved;
			if (Array.isArray(data16)) {
				if (data16.length < 1) {
					const err11 = {
						instancePath: instancePath + "/unresolved",
						schemaPath: "#/properties/unresolved/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len4 = data16.length;
				for (let i5 = 0; i5 < len4; i5++) if (!validate342(data16[i5], {
					instancePath: instancePath + "/unresolved/" + i5,
					parentData: data16,
					parentDataProperty: i5,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate342.errors : vErrors.concat(validate342.errors);
					errors = vErrors.length;
				}
				let i6 = data16.length;
				let j1;
				if (i6 > 1) {
					outer1: for (; i6--;) for (j1 = i6; j1--;) if (func27(data16[i6], data16[j1])) {
						const err12 = {
							instancePath: instancePath + "/unresolved",
							schemaPath: "#/properties/unresolved/uniqueItems",
							keyword: "uniqueItems",
							params: {
								i: i6,
								j: j1
							},
							message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
						break outer1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/unresolved",
					schemaPath: "#/properties/unresolved/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
	} else {
		const err14 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err14];
		else vErrors.push(err14);
		errors++;
	}
	validate332.errors = vErrors;
	return errors === 0;
}
validate332.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern4 = /* @__PURE__ */ new RegExp("^[0-9a-f]{64}$", "u");
function validate233(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate233.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.agents === void 0 || !func0.call(data, "agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "agents" },
				message: "must have required property 'agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.work === void 0 || !func0.call(data, "work")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work" },
				message: "must have required property 'work'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.progress === void 0 || !func0.call(data, "progress")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "progress" },
				message: "must have required property 'progress'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.participants === void 0 || !func0.call(data, "participants")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "participants" },
				message: "must have required property 'participants'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.grounds === void 0 || !func0.call(data, "grounds")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounds" },
				message: "must have required property 'grounds'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "go_ahead" },
				message: "must have required property 'go_ahead'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.official === void 0 || !func0.call(data, "official")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "official" },
				message: "must have required property 'official'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.formations === void 0 || !func0.call(data, "formations")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "formations" },
				message: "must have required property 'formations'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema45.properties, key0)) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			if (!validate231(data.iss, {
				instancePath: instancePath + "/iss",
				parentData: data,
				parentDataProperty: "iss",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			let data1 = data.principal;
			if (data1 && typeof data1 == "object" && !Array.isArray(data1)) {
				if (data1.sub === void 0 || !func0.call(data1, "sub")) {
					const err12 = {
						instancePath: instancePath + "/principal",
						schemaPath: "#/properties/principal/required",
						keyword: "required",
						params: { missingProperty: "sub" },
						message: "must have required property 'sub'"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (data1.name === void 0 || !func0.call(data1, "name")) {
					const err13 = {
						instancePath: instancePath + "/principal",
						schemaPath: "#/properties/principal/required",
						keyword: "required",
						params: { missingProperty: "name" },
						message: "must have required property 'name'"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
				for (const key1 of Object.keys(data1)) if (!(key1 === "sub" || key1 === "name")) {
					const err14 = {
						instancePath: instancePath + "/principal",
						schemaPath: "#/properties/principal/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err14];
					else vErrors.push(err14);
					errors++;
				}
				if (data1.sub !== void 0 && func0.call(data1, "sub")) {
					if (typeof data1.sub !== "string") {
						const err15 = {
							instancePath: instancePath + "/principal/sub",
							schemaPath: "#/properties/principal/properties/sub/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
				}
				if (data1.name !== void 0 && func0.call(data1, "name")) {
					if (!validate231(data1.name, {
						instancePath: instancePath + "/principal/name",
						parentData: data1,
						parentDataProperty: "name",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err16 = {
					instancePath: instancePath + "/principal",
					schemaPath: "#/properties/principal/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data4 = data.agents;
			if (data4 && typeof data4 == "object" && !Array.isArray(data4)) {
				if (data4.delegate === void 0 || !func0.call(data4, "delegate")) {
					const err17 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/required",
						keyword: "required",
						params: { missingProperty: "delegate" },
						message: "must have required property 'delegate'"
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
				if (data4.arrangement === void 0 || !func0.call(data4, "arrangement")) {
					const err18 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/required",
						keyword: "required",
						params: { missingProperty: "arrangement" },
						message: "must have required property 'arrangement'"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				if (data4.members === void 0 || !func0.call(data4, "members")) {
					const err19 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/required",
						keyword: "required",
						params: { missingProperty: "members" },
						message: "must have required property 'members'"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
				for (const key2 of Object.keys(data4)) if (!(key2 === "delegate" || key2 === "arrangement" || key2 === "members")) {
					const err20 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key2 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err20];
					else vErrors.push(err20);
					errors++;
				}
				if (data4.delegate !== void 0 && func0.call(data4, "delegate")) {
					let data5 = data4.delegate;
					if (data5 && typeof data5 == "object" && !Array.isArray(data5)) {
						if (data5.sub === void 0 || !func0.call(data5, "sub")) {
							const err21 = {
								instancePath: instancePath + "/agents/delegate",
								schemaPath: "#/properties/agents/properties/delegate/required",
								keyword: "required",
								params: { missingProperty: "sub" },
								message: "must have required property 'sub'"
							};
							if (vErrors === null) vErrors = [err21];
							else vErrors.push(err21);
							errors++;
						}
						if (data5.name === void 0 || !func0.call(data5, "name")) {
							const err22 = {
								instancePath: instancePath + "/agents/delegate",
								schemaPath: "#/properties/agents/properties/delegate/required",
								keyword: "required",
								params: { missingProperty: "name" },
								message: "must have required property 'name'"
							};
							if (vErrors === null) vErrors = [err22];
							else vErrors.push(err22);
							errors++;
						}
						if (data5.role === void 0 || !func0.call(data5, "role")) {
							const err23 = {
								instancePath: instancePath + "/agents/delegate",
								schemaPath: "#/properties/agents/properties/delegate/required",
								keyword: "required",
								params: { missingProperty: "role" },
								message: "must have required property 'role'"
							};
							if (vErrors === null) vErrors = [err23];
							else vErrors.push(err23);
							errors++;
						}
						for (const key3 of Object.keys(data5)) if (!(key3 === "sub" || key3 === "name" || key3 === "role" || key3 === "platform")) {
							const err24 = {
								instancePath: instancePath + "/agents/delegate",
								schemaPath: "#/properties/agents/properties/delegate/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key3 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err24];
							else vErrors.push(err24);
							errors++;
						}
						if (data5.sub !== void 0 && func0.call(data5, "sub")) {
							if (typeof data5.sub !== "string") {
								const err25 = {
									instancePath: instancePath + "/agents/delegate/sub",
									schemaPath: "#/properties/agents/properties/delegate/properties/sub/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err25];
								else vErrors.push(err25);
								errors++;
							}
						}
						if (data5.name !== void 0 && func0.call(data5, "name")) {
							if (!validate231(data5.name, {
								instancePath: instancePath + "/agents/delegate/name",
								parentData: data5,
								parentDataProperty: "name",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
						if (data5.role !== void 0 && func0.call(data5, "role")) {
							if (!validate231(data5.role, {
								instancePath: instancePath + "/agents/delegate/role",
								parentData: data5,
								parentDataProperty: "role",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
						if (data5.platform !== void 0 && func0.call(data5, "platform")) {
							if (!validate231(data5.platform, {
								instancePath: instancePath + "/agents/delegate/platform",
								parentData: data5,
								parentDataProperty: "platform",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err26 = {
							instancePath: instancePath + "/agents/delegate",
							schemaPath: "#/properties/agents/properties/delegate/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err26];
						else vErrors.push(err26);
						errors++;
					}
				}
				if (data4.arrangement !== void 0 && func0.call(data4, "arrangement")) {
					let data10 = data4.arrangement;
					if (!(data10 === "one_agent" || data10 === "team" || data10 === "lead_with_specialists" || data10 === "external_system")) {
						const err27 = {
							instancePath: instancePath + "/agents/arrangement",
							schemaPath: "#/properties/agents/properties/arrangement/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.agents.properties.arrangement.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err27];
						else vErrors.push(err27);
						errors++;
					}
				}
				if (data4.members !== void 0 && func0.call(data4, "members")) {
					let data11 = data4.members;
					if (Array.isArray(data11)) {
						const len0 = data11.length;
						for (let i0 = 0; i0 < len0; i0++) {
							let data12 = data11[i0];
							if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
								if (data12.actor === void 0 || !func0.call(data12, "actor")) {
									const err28 = {
										instancePath: instancePath + "/agents/members/" + i0,
										schemaPath: "#/properties/agents/properties/members/items/required",
										keyword: "required",
										params: { missingProperty: "actor" },
										message: "must have required property 'actor'"
									};
									if (vErrors === null) vErrors = [err28];
									else vErrors.push(err28);
									errors++;
								}
								if (data12.name === void 0 || !func0.call(data12, "name")) {
									const err29 = {
										instancePath: instancePath + "/agents/members/" + i0,
										schemaPath: "#/properties/agents/properties/members/items/required",
										keyword: "required",
										params: { missingProperty: "name" },
										message: "must have required property 'name'"
									};
									if (vErrors === null) vErrors = [err29];
									else vErrors.push(err29);
									errors++;
								}
								if (data12.role === void 0 || !func0.call(data12, "role")) {
									const err30 = {
										instancePath: instancePath + "/agents/members/" + i0,
										schemaPath: "#/properties/agents/properties/members/items/required",
										keyword: "required",
										params: { missingProperty: "role" },
										message: "must have required property 'role'"
									};
									if (vErrors === null) vErrors = [err30];
									else vErrors.push(err30);
									errors++;
								}
								for (const key4 of Object.keys(data12)) if (!(key4 === "actor" || key4 === "name" || key4 === "role" || key4 === "platform")) {
									const err31 = {
										instancePath: instancePath + "/agents/members/" + i0,
										schemaPath: "#/properties/agents/properties/members/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key4 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err31];
									else vErrors.push(err31);
									errors++;
								}
								if (data12.actor !== void 0 && func0.call(data12, "actor")) {
									if (typeof data12.actor !== "string") {
										const err32 = {
											instancePath: instancePath + "/agents/members/" + i0 + "/actor",
											schemaPath: "#/properties/agents/properties/members/items/properties/actor/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err32];
										else vErrors.push(err32);
										errors++;
									}
								}
								if (data12.name !== void 0 && func0.call(data12, "name")) {
									if (!validate231(data12.name, {
										instancePath: instancePath + "/agents/members/" + i0 + "/name",
										parentData: data12,
										parentDataProperty: "name",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
										errors = vErrors.length;
									}
								}
								if (data12.role !== void 0 && func0.call(data12, "role")) {
									if (!validate231(data12.role, {
										instancePath: instancePath + "/agents/members/" + i0 + "/role",
										parentData: data12,
										parentDataProperty: "role",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
										errors = vErrors.length;
									}
								}
								if (data12.platform !== void 0 && func0.call(data12, "platform")) {
									if (!validate231(data12.platform, {
										instancePath: instancePath + "/agents/members/" + i0 + "/platform",
										parentData: data12,
										parentDataProperty: "platform",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
										errors = vErrors.length;
									}
								}
							} else {
								const err33 = {
									instancePath: instancePath + "/agents/members/" + i0,
									schemaPath: "#/properties/agents/properties/members/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err33];
								else vErrors.push(err33);
								errors++;
							}
						}
					} else {
						const err34 = {
							instancePath: instancePath + "/agents/members",
							schemaPath: "#/properties/agents/properties/members/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err34];
						else vErrors.push(err34);
						errors++;
					}
				}
			} else {
				const err35 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err35];
				else vErrors.push(err35);
				errors++;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			let data17 = data.discovery;
			if (data17 && typeof data17 == "object" && !Array.isArray(data17)) {
				if (data17.inventories === void 0 || !func0.call(data17, "inventories")) {
					const err36 = {
						instancePath: instancePath + "/discovery",
						schemaPath: "#/properties/discovery/required",
						keyword: "required",
						params: { missingProperty: "inventories" },
						message: "must have required property 'inventories'"
					};
					if (vErrors === null) vErrors = [err36];
					else vErrors.push(err36);
					errors++;
				}
				for (const key5 of Object.keys(data17)) if (!(key5 === "request" || key5 === "formation_section" || key5 === "inventories")) {
					const err37 = {
						instancePath: instancePath + "/discovery",
						schemaPath: "#/properties/discovery/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key5 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err37];
					else vErrors.push(err37);
					errors++;
				}
				if (data17.request !== void 0 && func0.call(data17, "request")) {
					if (!validate242(data17.request, {
						instancePath: instancePath + "/discovery/request",
						parentData: data17,
						parentDataProperty: "request",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
						errors = vErrors.length;
					}
				}
				if (data17.formation_section !== void 0 && func0.call(data17, "formation_section")) {
					if (!validate242(data17.formation_section, {
						instancePath: instancePath + "/discovery/formation_section",
						parentData: data17,
						parentDataProperty: "formation_section",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate242.errors : vErrors.concat(validate242.errors);
						errors = vErrors.length;
					}
				}
				if (data17.inventories !== void 0 && func0.call(data17, "inventories")) {
					let data20 = data17.inventories;
					if (Array.isArray(data20)) {
						const len1 = data20.length;
						for (let i1 = 0; i1 < len1; i1++) {
							let data21 = data20[i1];
							if (data21 && typeof data21 == "object" && !Array.isArray(data21)) {
								if (data21.agent === void 0 || !func0.call(data21, "agent")) {
									const err38 = {
										instancePath: instancePath + "/discovery/inventories/" + i1,
										schemaPath: "#/properties/discovery/properties/inventories/items/required",
										keyword: "required",
										params: { missingProperty: "agent" },
										message: "must have required property 'agent'"
									};
									if (vErrors === null) vErrors = [err38];
									else vErrors.push(err38);
									errors++;
								}
								if (data21.sha256 === void 0 || !func0.call(data21, "sha256")) {
									const err39 = {
										instancePath: instancePath + "/discovery/inventories/" + i1,
										schemaPath: "#/properties/discovery/properties/inventories/items/required",
										keyword: "required",
										params: { missingProperty: "sha256" },
										message: "must have required property 'sha256'"
									};
									if (vErrors === null) vErrors = [err39];
									else vErrors.push(err39);
									errors++;
								}
								for (const key6 of Object.keys(data21)) if (!(key6 === "agent" || key6 === "sha256")) {
									const err40 = {
										instancePath: instancePath + "/discovery/inventories/" + i1,
										schemaPath: "#/properties/discovery/properties/inventories/items/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key6 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err40];
									else vErrors.push(err40);
									errors++;
								}
								if (data21.agent !== void 0 && func0.call(data21, "agent")) {
									if (typeof data21.agent !== "string") {
										const err41 = {
											instancePath: instancePath + "/discovery/inventories/" + i1 + "/agent",
											schemaPath: "#/properties/discovery/properties/inventories/items/properties/agent/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
								}
								if (data21.sha256 !== void 0 && func0.call(data21, "sha256")) {
									let data23 = data21.sha256;
									if (typeof data23 === "string") {
										if (!pattern4.test(data23)) {
											const err42 = {
												instancePath: instancePath + "/discovery/inventories/" + i1 + "/sha256",
												schemaPath: "#/properties/discovery/properties/inventories/items/properties/sha256/pattern",
												keyword: "pattern",
												params: { pattern: "^[0-9a-f]{64}$" },
												message: "must match pattern \"^[0-9a-f]{64}$\""
											};
											if (vErrors === null) vErrors = [err42];
											else vErrors.push(err42);
											errors++;
										}
									} else {
										const err43 = {
											instancePath: instancePath + "/discovery/inventories/" + i1 + "/sha256",
											schemaPath: "#/properties/discovery/properties/inventories/items/properties/sha256/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err43];
										else vErrors.push(err43);
										errors++;
									}
								}
							} else {
								const err44 = {
									instancePath: instancePath + "/discovery/inventories/" + i1,
									schemaPath: "#/properties/discovery/properties/inventories/items/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err44];
								else vErrors.push(err44);
								errors++;
							}
						}
					} else {
						const err45 = {
							instancePath: instancePath + "/discovery/inventories",
							schemaPath: "#/properties/discovery/properties/inventories/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err45];
						else vErrors.push(err45);
						errors++;
					}
				}
			} else {
				const err46 = {
					instancePath: instancePath + "/discovery",
					schemaPath: "#/properties/discovery/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.work !== void 0 && func0.call(data, "work")) {
			let data24 = data.work;
			if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
				if (data24.purpose === void 0 || !func0.call(data24, "purpose")) {
					const err47 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "purpose" },
						message: "must have required property 'purpose'"
					};
					if (vErrors === null) vErrors = [err47];
					else vErrors.push(err47);
					errors++;
				}
				if (data24.summary === void 0 || !func0.call(data24, "summary")) {
					const err48 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "summary" },
						message: "must have required property 'summary'"
					};
					if (vErrors === null) vErrors = [err48];
					else vErrors.push(err48);
					errors++;
				}
				if (data24.includes === void 0 || !func0.call(data24, "includes")) {
					const err49 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "includes" },
						message: "must have required property 'includes'"
					};
					if (vErrors === null) vErrors = [err49];
					else vErrors.push(err49);
					errors++;
				}
				if (data24.excludes === void 0 || !func0.call(data24, "excludes")) {
					const err50 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "excludes" },
						message: "must have required property 'excludes'"
					};
					if (vErrors === null) vErrors = [err50];
					else vErrors.push(err50);
					errors++;
				}
				if (data24.resources === void 0 || !func0.call(data24, "resources")) {
					const err51 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "resources" },
						message: "must have required property 'resources'"
					};
					if (vErrors === null) vErrors = [err51];
					else vErrors.push(err51);
					errors++;
				}
				if (data24.acts === void 0 || !func0.call(data24, "acts")) {
					const err52 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "acts" },
						message: "must have required property 'acts'"
					};
					if (vErrors === null) vErrors = [err52];
					else vErrors.push(err52);
					errors++;
				}
				if (data24.nevers === void 0 || !func0.call(data24, "nevers")) {
					const err53 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/required",
						keyword: "required",
						params: { missingProperty: "nevers" },
						message: "must have required property 'nevers'"
					};
					if (vErrors === null) vErrors = [err53];
					else vErrors.push(err53);
					errors++;
				}
				for (const key7 of Object.keys(data24)) if (!(key7 === "purpose" || key7 === "summary" || key7 === "includes" || key7 === "excludes" || key7 === "resources" || key7 === "acts" || key7 === "nevers")) {
					const err54 = {
						instancePath: instancePath + "/work",
						schemaPath: "#/properties/work/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key7 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err54];
					else vErrors.push(err54);
					errors++;
				}
				if (data24.purpose !== void 0 && func0.call(data24, "purpose")) {
					if (!validate231(data24.purpose, {
						instancePath: instancePath + "/work/purpose",
						parentData: data24,
						parentDataProperty: "purpose",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data24.summary !== void 0 && func0.call(data24, "summary")) {
					if (!validate231(data24.summary, {
						instancePath: instancePath + "/work/summary",
						parentData: data24,
						parentDataProperty: "summary",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data24.includes !== void 0 && func0.call(data24, "includes")) {
					let data27 = data24.includes;
					if (Array.isArray(data27)) {
						const len2 = data27.length;
						for (let i2 = 0; i2 < len2; i2++) if (!validate231(data27[i2], {
							instancePath: instancePath + "/work/includes/" + i2,
							parentData: data27,
							parentDataProperty: i2,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
							errors = vErrors.length;
						}
					} else {
						const err55 = {
							instancePath: instancePath + "/work/includes",
							schemaPath: "#/properties/work/properties/includes/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err55];
						else vErrors.push(err55);
						errors++;
					}
				}
				if (data24.excludes !== void 0 && func0.call(data24, "excludes")) {
					let data29 = data24.excludes;
					if (Array.isArray(data29)) {
						const len3 = data29.length;
						for (let i3 = 0; i3 < len3; i3++) if (!validate231(data29[i3], {
							instancePath: instancePath + "/work/excludes/" + i3,
							parentData: data29,
							parentDataProperty: i3,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
							errors = vErrors.length;
						}
					} else {
						const err56 = {
							instancePath: instancePath + "/work/excludes",
							schemaPath: "#/properties/work/properties/excludes/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err56];
						else vErrors.push(err56);
						errors++;
					}
				}
				if (data24.resources !== void 0 && func0.call(data24, "resources")) {
					let data31 = data24.resources;
					if (Array.isArray(data31)) {
						const len4 = data31.length;
						for (let i4 = 0; i4 < len4; i4++) if (!validate250(data31[i4], {
							instancePath: instancePath + "/work/resources/" + i4,
							parentData: data31,
							parentDataProperty: i4,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate250.errors : vErrors.concat(validate250.errors);
							errors = vErrors.length;
						}
					} else {
						const err57 = {
							instancePath: instancePath + "/work/resources",
							schemaPath: "#/properties/work/properties/resources/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err57];
						else vErrors.push(err57);
						errors++;
					}
				}
				if (data24.acts !== void 0 && func0.call(data24, "acts")) {
					let data33 = data24.acts;
					if (Array.isArray(data33)) {
						const len5 = data33.length;
						for (let i5 = 0; i5 < len5; i5++) if (!validate259(data33[i5], {
							instancePath: instancePath + "/work/acts/" + i5,
							parentData: data33,
							parentDataProperty: i5,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate259.errors : vErrors.concat(validate259.errors);
							errors = vErrors.length;
						}
					} else {
						const err58 = {
							instancePath: instancePath + "/work/acts",
							schemaPath: "#/properties/work/properties/acts/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err58];
						else vErrors.push(err58);
						errors++;
					}
				}
				if (data24.nevers !== void 0 && func0.call(data24, "nevers")) {
					let data35 = data24.nevers;
					if (Array.isArray(data35)) {
						const len6 = data35.length;
						for (let i6 = 0; i6 < len6; i6++) if (!validate282(data35[i6], {
							instancePath: instancePath + "/work/nevers/" + i6,
							parentData: data35,
							parentDataProperty: i6,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate282.errors : vErrors.concat(validate282.errors);
							errors = vErrors.length;
						}
					} else {
						const err59 = {
							instancePath: instancePath + "/work/nevers",
							schemaPath: "#/properties/work/properties/nevers/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err59];
						else vErrors.push(err59);
						errors++;
					}
				}
			} else {
				const err60 = {
					instancePath: instancePath + "/work",
					schemaPath: "#/properties/work/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err60];
				else vErrors.push(err60);
				errors++;
			}
		}
		if (data.progress !== void 0 && func0.call(data, "progress")) {
			let data37 = data.progress;
			if (data37 && typeof data37 == "object" && !Array.isArray(data37)) {
				if (data37.working_mode === void 0 || !func0.call(data37, "working_mode")) {
					const err61 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "working_mode" },
						message: "must have required property 'working_mode'"
					};
					if (vErrors === null) vErrors = [err61];
					else vErrors.push(err61);
					errors++;
				}
				if (data37.pause_on_unexpected === void 0 || !func0.call(data37, "pause_on_unexpected")) {
					const err62 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "pause_on_unexpected" },
						message: "must have required property 'pause_on_unexpected'"
					};
					if (vErrors === null) vErrors = [err62];
					else vErrors.push(err62);
					errors++;
				}
				if (data37.triggers === void 0 || !func0.call(data37, "triggers")) {
					const err63 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "triggers" },
						message: "must have required property 'triggers'"
					};
					if (vErrors === null) vErrors = [err63];
					else vErrors.push(err63);
					errors++;
				}
				if (data37.self_changes === void 0 || !func0.call(data37, "self_changes")) {
					const err64 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "self_changes" },
						message: "must have required property 'self_changes'"
					};
					if (vErrors === null) vErrors = [err64];
					else vErrors.push(err64);
					errors++;
				}
				if (data37.new_connectors === void 0 || !func0.call(data37, "new_connectors")) {
					const err65 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "new_connectors" },
						message: "must have required property 'new_connectors'"
					};
					if (vErrors === null) vErrors = [err65];
					else vErrors.push(err65);
					errors++;
				}
				if (data37.data_movement === void 0 || !func0.call(data37, "data_movement")) {
					const err66 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "data_movement" },
						message: "must have required property 'data_movement'"
					};
					if (vErrors === null) vErrors = [err66];
					else vErrors.push(err66);
					errors++;
				}
				if (data37.max_recipients === void 0 || !func0.call(data37, "max_recipients")) {
					const err67 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "max_recipients" },
						message: "must have required property 'max_recipients'"
					};
					if (vErrors === null) vErrors = [err67];
					else vErrors.push(err67);
					errors++;
				}
				if (data37.binding_acts_per_day === void 0 || !func0.call(data37, "binding_acts_per_day")) {
					const err68 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "binding_acts_per_day" },
						message: "must have required property 'binding_acts_per_day'"
					};
					if (vErrors === null) vErrors = [err68];
					else vErrors.push(err68);
					errors++;
				}
				if (data37.starts === void 0 || !func0.call(data37, "starts")) {
					const err69 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "starts" },
						message: "must have required property 'starts'"
					};
					if (vErrors === null) vErrors = [err69];
					else vErrors.push(err69);
					errors++;
				}
				if (data37.ends === void 0 || !func0.call(data37, "ends")) {
					const err70 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "ends" },
						message: "must have required property 'ends'"
					};
					if (vErrors === null) vErrors = [err70];
					else vErrors.push(err70);
					errors++;
				}
				if (data37.audit === void 0 || !func0.call(data37, "audit")) {
					const err71 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/required",
						keyword: "required",
						params: { missingProperty: "audit" },
						message: "must have required property 'audit'"
					};
					if (vErrors === null) vErrors = [err71];
					else vErrors.push(err71);
					errors++;
				}
				for (const key8 of Object.keys(data37)) if (!func0.call(schema45.properties.progress.properties, key8)) {
					const err72 = {
						instancePath: instancePath + "/progress",
						schemaPath: "#/properties/progress/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key8 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err72];
					else vErrors.push(err72);
					errors++;
				}
				if (data37.working_mode !== void 0 && func0.call(data37, "working_mode")) {
					if (!validate288(data37.working_mode, {
						instancePath: instancePath + "/progress/working_mode",
						parentData: data37,
						parentDataProperty: "working_mode",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate288.errors : vErrors.concat(validate288.errors);
						errors = vErrors.length;
					}
				}
				if (data37.pause_on_unexpected !== void 0 && func0.call(data37, "pause_on_unexpected")) {
					if (typeof data37.pause_on_unexpected !== "boolean") {
						const err73 = {
							instancePath: instancePath + "/progress/pause_on_unexpected",
							schemaPath: "#/properties/progress/properties/pause_on_unexpected/type",
							keyword: "type",
							params: { type: "boolean" },
							message: "must be boolean"
						};
						if (vErrors === null) vErrors = [err73];
						else vErrors.push(err73);
						errors++;
					}
				}
				if (data37.triggers !== void 0 && func0.call(data37, "triggers")) {
					let data40 = data37.triggers;
					if (Array.isArray(data40)) {
						const len7 = data40.length;
						for (let i7 = 0; i7 < len7; i7++) if (!validate290(data40[i7], {
							instancePath: instancePath + "/progress/triggers/" + i7,
							parentData: data40,
							parentDataProperty: i7,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate290.errors : vErrors.concat(validate290.errors);
							errors = vErrors.length;
						}
					} else {
						const err74 = {
							instancePath: instancePath + "/progress/triggers",
							schemaPath: "#/properties/progress/properties/triggers/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err74];
						else vErrors.push(err74);
						errors++;
					}
				}
				if (data37.self_changes !== void 0 && func0.call(data37, "self_changes")) {
					if (!validate292(data37.self_changes, {
						instancePath: instancePath + "/progress/self_changes",
						parentData: data37,
						parentDataProperty: "self_changes",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate292.errors : vErrors.concat(validate292.errors);
						errors = vErrors.length;
					}
				}
				if (data37.new_connectors !== void 0 && func0.call(data37, "new_connectors")) {
					let data43 = data37.new_connectors;
					if (!(data43 === "not_covered" || data43 === "covered")) {
						const err75 = {
							instancePath: instancePath + "/progress/new_connectors",
							schemaPath: "#/properties/progress/properties/new_connectors/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.progress.properties.new_connectors.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err75];
						else vErrors.push(err75);
						errors++;
					}
				}
				if (data37.data_movement !== void 0 && func0.call(data37, "data_movement")) {
					let data44 = data37.data_movement;
					if (!(data44 === "never" || data44 === "ask" || data44 === "listed_apps")) {
						const err76 = {
							instancePath: instancePath + "/progress/data_movement",
							schemaPath: "#/properties/progress/properties/data_movement/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.progress.properties.data_movement.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err76];
						else vErrors.push(err76);
						errors++;
					}
				}
				if (data37.max_recipients !== void 0 && func0.call(data37, "max_recipients")) {
					if (!validate231(data37.max_recipients, {
						instancePath: instancePath + "/progress/max_recipients",
						parentData: data37,
						parentDataProperty: "max_recipients",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data37.per_act !== void 0 && func0.call(data37, "per_act")) {
					if (!validate264(data37.per_act, {
						instancePath: instancePath + "/progress/per_act",
						parentData: data37,
						parentDataProperty: "per_act",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
						errors = vErrors.length;
					}
				}
				if (data37.per_month !== void 0 && func0.call(data37, "per_month")) {
					if (!validate264(data37.per_month, {
						instancePath: instancePath + "/progress/per_month",
						parentData: data37,
						parentDataProperty: "per_month",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate264.errors : vErrors.concat(validate264.errors);
						errors = vErrors.length;
					}
				}
				if (data37.binding_acts_per_day !== void 0 && func0.call(data37, "binding_acts_per_day")) {
					if (!validate231(data37.binding_acts_per_day, {
						instancePath: instancePath + "/progress/binding_acts_per_day",
						parentData: data37,
						parentDataProperty: "binding_acts_per_day",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data37.hours !== void 0 && func0.call(data37, "hours")) {
					if (!validate271(data37.hours, {
						instancePath: instancePath + "/progress/hours",
						parentData: data37,
						parentDataProperty: "hours",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate271.errors : vErrors.concat(validate271.errors);
						errors = vErrors.length;
					}
				}
				if (data37.starts !== void 0 && func0.call(data37, "starts")) {
					let data50 = data37.starts;
					if (data50 && typeof data50 == "object" && !Array.isArray(data50)) {
						if (data50.kind === void 0 || !func0.call(data50, "kind")) {
							const err77 = {
								instancePath: instancePath + "/progress/starts",
								schemaPath: "#/properties/progress/properties/starts/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err77];
							else vErrors.push(err77);
							errors++;
						}
						for (const key9 of Object.keys(data50)) if (!(key9 === "kind" || key9 === "at")) {
							const err78 = {
								instancePath: instancePath + "/progress/starts",
								schemaPath: "#/properties/progress/properties/starts/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key9 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err78];
							else vErrors.push(err78);
							errors++;
						}
						if (data50.kind !== void 0 && func0.call(data50, "kind")) {
							let data51 = data50.kind;
							if (!(data51 === "when_sealed" || data51 === "at")) {
								const err79 = {
									instancePath: instancePath + "/progress/starts/kind",
									schemaPath: "#/properties/progress/properties/starts/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema45.properties.progress.properties.starts.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err79];
								else vErrors.push(err79);
								errors++;
							}
						}
						if (data50.at !== void 0 && func0.call(data50, "at")) {
							if (!validate231(data50.at, {
								instancePath: instancePath + "/progress/starts/at",
								parentData: data50,
								parentDataProperty: "at",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err80 = {
							instancePath: instancePath + "/progress/starts",
							schemaPath: "#/properties/progress/properties/starts/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err80];
						else vErrors.push(err80);
						errors++;
					}
				}
				if (data37.ends !== void 0 && func0.call(data37, "ends")) {
					let data53 = data37.ends;
					if (data53 && typeof data53 == "object" && !Array.isArray(data53)) {
						if (data53.kind === void 0 || !func0.call(data53, "kind")) {
							const err81 = {
								instancePath: instancePath + "/progress/ends",
								schemaPath: "#/properties/progress/properties/ends/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err81];
							else vErrors.push(err81);
							errors++;
						}
						for (const key10 of Object.keys(data53)) if (!(key10 === "kind" || key10 === "days" || key10 === "at")) {
							const err82 = {
								instancePath: instancePath + "/progress/ends",
								schemaPath: "#/properties/progress/properties/ends/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key10 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err82];
							else vErrors.push(err82);
							errors++;
						}
						if (data53.kind !== void 0 && func0.call(data53, "kind")) {
							let data54 = data53.kind;
							if (!(data54 === "after_days" || data54 === "at")) {
								const err83 = {
									instancePath: instancePath + "/progress/ends/kind",
									schemaPath: "#/properties/progress/properties/ends/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema45.properties.progress.properties.ends.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err83];
								else vErrors.push(err83);
								errors++;
							}
						}
						if (data53.days !== void 0 && func0.call(data53, "days")) {
							if (!validate231(data53.days, {
								instancePath: instancePath + "/progress/ends/days",
								parentData: data53,
								parentDataProperty: "days",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
						if (data53.at !== void 0 && func0.call(data53, "at")) {
							if (!validate231(data53.at, {
								instancePath: instancePath + "/progress/ends/at",
								parentData: data53,
								parentDataProperty: "at",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err84 = {
							instancePath: instancePath + "/progress/ends",
							schemaPath: "#/properties/progress/properties/ends/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err84];
						else vErrors.push(err84);
						errors++;
					}
				}
				if (data37.audit !== void 0 && func0.call(data37, "audit")) {
					let data57 = data37.audit;
					if (data57 && typeof data57 == "object" && !Array.isArray(data57)) {
						if (data57.level === void 0 || !func0.call(data57, "level")) {
							const err85 = {
								instancePath: instancePath + "/progress/audit",
								schemaPath: "#/properties/progress/properties/audit/required",
								keyword: "required",
								params: { missingProperty: "level" },
								message: "must have required property 'level'"
							};
							if (vErrors === null) vErrors = [err85];
							else vErrors.push(err85);
							errors++;
						}
						if (data57.report === void 0 || !func0.call(data57, "report")) {
							const err86 = {
								instancePath: instancePath + "/progress/audit",
								schemaPath: "#/properties/progress/properties/audit/required",
								keyword: "required",
								params: { missingProperty: "report" },
								message: "must have required property 'report'"
							};
							if (vErrors === null) vErrors = [err86];
							else vErrors.push(err86);
							errors++;
						}
						for (const key11 of Object.keys(data57)) if (!(key11 === "level" || key11 === "report")) {
							const err87 = {
								instancePath: instancePath + "/progress/audit",
								schemaPath: "#/properties/progress/properties/audit/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key11 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err87];
							else vErrors.push(err87);
							errors++;
						}
						if (data57.level !== void 0 && func0.call(data57, "level")) {
							let data58 = data57.level;
							if (!(data58 === "official_acts" || data58 === "all_acts")) {
								const err88 = {
									instancePath: instancePath + "/progress/audit/level",
									schemaPath: "#/properties/progress/properties/audit/properties/level/enum",
									keyword: "enum",
									params: { allowedValues: schema45.properties.progress.properties.audit.properties.level.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err88];
								else vErrors.push(err88);
								errors++;
							}
						}
						if (data57.report !== void 0 && func0.call(data57, "report")) {
							let data59 = data57.report;
							if (!(data59 === "right_after" || data59 === "daily_summary")) {
								const err89 = {
									instancePath: instancePath + "/progress/audit/report",
									schemaPath: "#/properties/progress/properties/audit/properties/report/enum",
									keyword: "enum",
									params: { allowedValues: schema45.properties.progress.properties.audit.properties.report.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err89];
								else vErrors.push(err89);
								errors++;
							}
						}
					} else {
						const err90 = {
							instancePath: instancePath + "/progress/audit",
							schemaPath: "#/properties/progress/properties/audit/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err90];
						else vErrors.push(err90);
						errors++;
					}
				}
			} else {
				const err91 = {
					instancePath: instancePath + "/progress",
					schemaPath: "#/properties/progress/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err91];
				else vErrors.push(err91);
				errors++;
			}
		}
		if (data.participants !== void 0 && func0.call(data, "participants")) {
			let data60 = data.participants;
			if (data60 && typeof data60 == "object" && !Array.isArray(data60)) {
				if (data60.unnamed_agents === void 0 || !func0.call(data60, "unnamed_agents")) {
					const err92 = {
						instancePath: instancePath + "/participants",
						schemaPath: "#/properties/participants/required",
						keyword: "required",
						params: { missingProperty: "unnamed_agents" },
						message: "must have required property 'unnamed_agents'"
					};
					if (vErrors === null) vErrors = [err92];
					else vErrors.push(err92);
					errors++;
				}
				if (data60.delegation === void 0 || !func0.call(data60, "delegation")) {
					const err93 = {
						instancePath: instancePath + "/participants",
						schemaPath: "#/properties/participants/required",
						keyword: "required",
						params: { missingProperty: "delegation" },
						message: "must have required property 'delegation'"
					};
					if (vErrors === null) vErrors = [err93];
					else vErrors.push(err93);
					errors++;
				}
				for (const key12 of Object.keys(data60)) if (!(key12 === "on_behalf_of" || key12 === "unnamed_agents" || key12 === "delegation")) {
					const err94 = {
						instancePath: instancePath + "/participants",
						schemaPath: "#/properties/participants/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key12 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err94];
					else vErrors.push(err94);
					errors++;
				}
				if (data60.on_behalf_of !== void 0 && func0.call(data60, "on_behalf_of")) {
					let data61 = data60.on_behalf_of;
					if (data61 && typeof data61 == "object" && !Array.isArray(data61)) {
						if (data61.kind === void 0 || !func0.call(data61, "kind")) {
							const err95 = {
								instancePath: instancePath + "/participants/on_behalf_of",
								schemaPath: "#/properties/participants/properties/on_behalf_of/required",
								keyword: "required",
								params: { missingProperty: "kind" },
								message: "must have required property 'kind'"
							};
							if (vErrors === null) vErrors = [err95];
							else vErrors.push(err95);
							errors++;
						}
						for (const key13 of Object.keys(data61)) if (!(key13 === "kind" || key13 === "name")) {
							const err96 = {
								instancePath: instancePath + "/participants/on_behalf_of",
								schemaPath: "#/properties/participants/properties/on_behalf_of/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key13 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err96];
							else vErrors.push(err96);
							errors++;
						}
						if (data61.kind !== void 0 && func0.call(data61, "kind")) {
							let data62 = data61.kind;
							if (!(data62 === "self" || data62 === "person" || data62 === "organization")) {
								const err97 = {
									instancePath: instancePath + "/participants/on_behalf_of/kind",
									schemaPath: "#/properties/participants/properties/on_behalf_of/properties/kind/enum",
									keyword: "enum",
									params: { allowedValues: schema45.properties.participants.properties.on_behalf_of.properties.kind.enum },
									message: "must be equal to one of the allowed values"
								};
								if (vErrors === null) vErrors = [err97];
								else vErrors.push(err97);
								errors++;
							}
						}
						if (data61.name !== void 0 && func0.call(data61, "name")) {
							if (!validate231(data61.name, {
								instancePath: instancePath + "/participants/on_behalf_of/name",
								parentData: data61,
								parentDataProperty: "name",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err98 = {
							instancePath: instancePath + "/participants/on_behalf_of",
							schemaPath: "#/properties/participants/properties/on_behalf_of/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err98];
						else vErrors.push(err98);
						errors++;
					}
				}
				if (data60.unnamed_agents !== void 0 && func0.call(data60, "unnamed_agents")) {
					let data64 = data60.unnamed_agents;
					if (!(data64 === "nothing" || data64 === "non_binding" || data64 === "ask")) {
						const err99 = {
							instancePath: instancePath + "/participants/unnamed_agents",
							schemaPath: "#/properties/participants/properties/unnamed_agents/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.participants.properties.unnamed_agents.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err99];
						else vErrors.push(err99);
						errors++;
					}
				}
				if (data60.delegation !== void 0 && func0.call(data60, "delegation")) {
					let data65 = data60.delegation;
					if (data65 && typeof data65 == "object" && !Array.isArray(data65)) {
						if (data65.depth === void 0 || !func0.call(data65, "depth")) {
							const err100 = {
								instancePath: instancePath + "/participants/delegation",
								schemaPath: "#/properties/participants/properties/delegation/required",
								keyword: "required",
								params: { missingProperty: "depth" },
								message: "must have required property 'depth'"
							};
							if (vErrors === null) vErrors = [err100];
							else vErrors.push(err100);
							errors++;
						}
						if (data65.max_depth === void 0 || !func0.call(data65, "max_depth")) {
							const err101 = {
								instancePath: instancePath + "/participants/delegation",
								schemaPath: "#/properties/participants/properties/delegation/required",
								keyword: "required",
								params: { missingProperty: "max_depth" },
								message: "must have required property 'max_depth'"
							};
							if (vErrors === null) vErrors = [err101];
							else vErrors.push(err101);
							errors++;
						}
						if (data65.chain === void 0 || !func0.call(data65, "chain")) {
							const err102 = {
								instancePath: instancePath + "/participants/delegation",
								schemaPath: "#/properties/participants/properties/delegation/required",
								keyword: "required",
								params: { missingProperty: "chain" },
								message: "must have required property 'chain'"
							};
							if (vErrors === null) vErrors = [err102];
							else vErrors.push(err102);
							errors++;
						}
						for (const key14 of Object.keys(data65)) if (!(key14 === "depth" || key14 === "max_depth" || key14 === "agents" || key14 === "chain")) {
							const err103 = {
								instancePath: instancePath + "/participants/delegation",
								schemaPath: "#/properties/participants/properties/delegation/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key14 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err103];
							else vErrors.push(err103);
							errors++;
						}
						if (data65.depth !== void 0 && func0.call(data65, "depth")) {
							let data66 = data65.depth;
							if (!(typeof data66 == "number" && !(data66 % 1) && !isNaN(data66) && isFinite(data66))) {
								const err104 = {
									instancePath: instancePath + "/participants/delegation/depth",
									schemaPath: "#/properties/participants/properties/delegation/properties/depth/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err104];
								else vErrors.push(err104);
								errors++;
							}
							if (typeof data66 == "number" && isFinite(data66)) {
								if (data66 < 0 || isNaN(data66)) {
									const err105 = {
										instancePath: instancePath + "/participants/delegation/depth",
										schemaPath: "#/properties/participants/properties/delegation/properties/depth/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 0
										},
										message: "must be >= 0"
									};
									if (vErrors === null) vErrors = [err105];
									else vErrors.push(err105);
									errors++;
								}
							}
						}
						if (data65.max_depth !== void 0 && func0.call(data65, "max_depth")) {
							if (!validate231(data65.max_depth, {
								instancePath: instancePath + "/participants/delegation/max_depth",
								parentData: data65,
								parentDataProperty: "max_depth",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
								errors = vErrors.length;
							}
						}
						if (data65.agents !== void 0 && func0.call(data65, "agents")) {
							let data68 = data65.agents;
							if (Array.isArray(data68)) {
								const len8 = data68.length;
								for (let i8 = 0; i8 < len8; i8++) if (typeof data68[i8] !== "string") {
									const err106 = {
										instancePath: instancePath + "/participants/delegation/agents/" + i8,
										schemaPath: "#/properties/participants/properties/delegation/properties/agents/items/type",
										keyword: "type",
										params: { type: "string" },
										message: "must be string"
									};
									if (vErrors === null) vErrors = [err106];
									else vErrors.push(err106);
									errors++;
								}
							} else {
								const err107 = {
									instancePath: instancePath + "/participants/delegation/agents",
									schemaPath: "#/properties/participants/properties/delegation/properties/agents/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err107];
								else vErrors.push(err107);
								errors++;
							}
						}
						if (data65.chain !== void 0 && func0.call(data65, "chain")) {
							let data70 = data65.chain;
							if (Array.isArray(data70)) {
								const len9 = data70.length;
								for (let i9 = 0; i9 < len9; i9++) {
									let data71 = data70[i9];
									if (data71 && typeof data71 == "object" && !Array.isArray(data71)) {
										if (data71.grant_id === void 0 || !func0.call(data71, "grant_id")) {
											const err108 = {
												instancePath: instancePath + "/participants/delegation/chain/" + i9,
												schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/required",
												keyword: "required",
												params: { missingProperty: "grant_id" },
												message: "must have required property 'grant_id'"
											};
											if (vErrors === null) vErrors = [err108];
											else vErrors.push(err108);
											errors++;
										}
										if (data71.delegate === void 0 || !func0.call(data71, "delegate")) {
											const err109 = {
												instancePath: instancePath + "/participants/delegation/chain/" + i9,
												schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/required",
												keyword: "required",
												params: { missingProperty: "delegate" },
												message: "must have required property 'delegate'"
											};
											if (vErrors === null) vErrors = [err109];
											else vErrors.push(err109);
											errors++;
										}
										if (data71.seal === void 0 || !func0.call(data71, "seal")) {
											const err110 = {
												instancePath: instancePath + "/participants/delegation/chain/" + i9,
												schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/required",
												keyword: "required",
												params: { missingProperty: "seal" },
												message: "must have required property 'seal'"
											};
											if (vErrors === null) vErrors = [err110];
											else vErrors.push(err110);
											errors++;
										}
										for (const key15 of Object.keys(data71)) if (!(key15 === "grant_id" || key15 === "delegate" || key15 === "seal")) {
											const err111 = {
												instancePath: instancePath + "/participants/delegation/chain/" + i9,
												schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key15 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err111];
											else vErrors.push(err111);
											errors++;
										}
										if (data71.grant_id !== void 0 && func0.call(data71, "grant_id")) {
											if (typeof data71.grant_id !== "string") {
												const err112 = {
													instancePath: instancePath + "/participants/delegation/chain/" + i9 + "/grant_id",
													schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/properties/grant_id/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err112];
												else vErrors.push(err112);
												errors++;
											}
										}
										if (data71.delegate !== void 0 && func0.call(data71, "delegate")) {
											if (typeof data71.delegate !== "string") {
												const err113 = {
													instancePath: instancePath + "/participants/delegation/chain/" + i9 + "/delegate",
													schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/properties/delegate/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err113];
												else vErrors.push(err113);
												errors++;
											}
										}
										if (data71.seal !== void 0 && func0.call(data71, "seal")) {
											if (typeof data71.seal !== "string") {
												const err114 = {
													instancePath: instancePath + "/participants/delegation/chain/" + i9 + "/seal",
													schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/properties/seal/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err114];
												else vErrors.push(err114);
												errors++;
											}
										}
									} else {
										const err115 = {
											instancePath: instancePath + "/participants/delegation/chain/" + i9,
											schemaPath: "#/properties/participants/properties/delegation/properties/chain/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err115];
										else vErrors.push(err115);
										errors++;
									}
								}
							} else {
								const err116 = {
									instancePath: instancePath + "/participants/delegation/chain",
									schemaPath: "#/properties/participants/properties/delegation/properties/chain/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err116];
								else vErrors.push(err116);
								errors++;
							}
						}
					} else {
						const err117 = {
							instancePath: instancePath + "/participants/delegation",
							schemaPath: "#/properties/participants/properties/delegation/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err117];
						else vErrors.push(err117);
						errors++;
					}
				}
			} else {
				const err118 = {
					instancePath: instancePath + "/participants",
					schemaPath: "#/properties/participants/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err118];
				else vErrors.push(err118);
				errors++;
			}
		}
		if (data.grounds !== void 0 && func0.call(data, "grounds")) {
			let data75 = data.grounds;
			if (data75 && typeof data75 == "object" && !Array.isArray(data75)) {
				if (data75.allowed === void 0 || !func0.call(data75, "allowed")) {
					const err119 = {
						instancePath: instancePath + "/grounds",
						schemaPath: "#/properties/grounds/required",
						keyword: "required",
						params: { missingProperty: "allowed" },
						message: "must have required property 'allowed'"
					};
					if (vErrors === null) vErrors = [err119];
					else vErrors.push(err119);
					errors++;
				}
				if (data75.prohibited === void 0 || !func0.call(data75, "prohibited")) {
					const err120 = {
						instancePath: instancePath + "/grounds",
						schemaPath: "#/properties/grounds/required",
						keyword: "required",
						params: { missingProperty: "prohibited" },
						message: "must have required property 'prohibited'"
					};
					if (vErrors === null) vErrors = [err120];
					else vErrors.push(err120);
					errors++;
				}
				if (data75.freshness === void 0 || !func0.call(data75, "freshness")) {
					const err121 = {
						instancePath: instancePath + "/grounds",
						schemaPath: "#/properties/grounds/required",
						keyword: "required",
						params: { missingProperty: "freshness" },
						message: "must have required property 'freshness'"
					};
					if (vErrors === null) vErrors = [err121];
					else vErrors.push(err121);
					errors++;
				}
				if (data75.on_disagreement === void 0 || !func0.call(data75, "on_disagreement")) {
					const err122 = {
						instancePath: instancePath + "/grounds",
						schemaPath: "#/properties/grounds/required",
						keyword: "required",
						params: { missingProperty: "on_disagreement" },
						message: "must have required property 'on_disagreement'"
					};
					if (vErrors === null) vErrors = [err122];
					else vErrors.push(err122);
					errors++;
				}
				for (const key16 of Object.keys(data75)) if (!(key16 === "allowed" || key16 === "prohibited" || key16 === "freshness" || key16 === "on_disagreement")) {
					const err123 = {
						instancePath: instancePath + "/grounds",
						schemaPath: "#/properties/grounds/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key16 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err123];
					else vErrors.push(err123);
					errors++;
				}
				if (data75.allowed !== void 0 && func0.call(data75, "allowed")) {
					let data76 = data75.allowed;
					if (Array.isArray(data76)) {
						const len10 = data76.length;
						for (let i10 = 0; i10 < len10; i10++) if (typeof data76[i10] !== "string") {
							const err124 = {
								instancePath: instancePath + "/grounds/allowed/" + i10,
								schemaPath: "#/properties/grounds/properties/allowed/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err124];
							else vErrors.push(err124);
							errors++;
						}
					} else {
						const err125 = {
							instancePath: instancePath + "/grounds/allowed",
							schemaPath: "#/properties/grounds/properties/allowed/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err125];
						else vErrors.push(err125);
						errors++;
					}
				}
				if (data75.prohibited !== void 0 && func0.call(data75, "prohibited")) {
					let data78 = data75.prohibited;
					if (Array.isArray(data78)) {
						const len11 = data78.length;
						for (let i11 = 0; i11 < len11; i11++) if (typeof data78[i11] !== "string") {
							const err126 = {
								instancePath: instancePath + "/grounds/prohibited/" + i11,
								schemaPath: "#/properties/grounds/properties/prohibited/items/type",
								keyword: "type",
								params: { type: "string" },
								message: "must be string"
							};
							if (vErrors === null) vErrors = [err126];
							else vErrors.push(err126);
							errors++;
						}
					} else {
						const err127 = {
							instancePath: instancePath + "/grounds/prohibited",
							schemaPath: "#/properties/grounds/properties/prohibited/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err127];
						else vErrors.push(err127);
						errors++;
					}
				}
				if (data75.freshness !== void 0 && func0.call(data75, "freshness")) {
					if (!validate231(data75.freshness, {
						instancePath: instancePath + "/grounds/freshness",
						parentData: data75,
						parentDataProperty: "freshness",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data75.on_disagreement !== void 0 && func0.call(data75, "on_disagreement")) {
					let data81 = data75.on_disagreement;
					if (!(data81 === "ask" || data81 === "stop" || data81 === "system_of_record")) {
						const err128 = {
							instancePath: instancePath + "/grounds/on_disagreement",
							schemaPath: "#/properties/grounds/properties/on_disagreement/enum",
							keyword: "enum",
							params: { allowedValues: schema45.properties.grounds.properties.on_disagreement.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err128];
						else vErrors.push(err128);
						errors++;
					}
				}
			} else {
				const err129 = {
					instancePath: instancePath + "/grounds",
					schemaPath: "#/properties/grounds/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err129];
				else vErrors.push(err129);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			let data82 = data.go_ahead;
			if (data82 && typeof data82 == "object" && !Array.isArray(data82)) {
				if (data82.channels === void 0 || !func0.call(data82, "channels")) {
					const err130 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/required",
						keyword: "required",
						params: { missingProperty: "channels" },
						message: "must have required property 'channels'"
					};
					if (vErrors === null) vErrors = [err130];
					else vErrors.push(err130);
					errors++;
				}
				if (data82.revocation_command === void 0 || !func0.call(data82, "revocation_command")) {
					const err131 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/required",
						keyword: "required",
						params: { missingProperty: "revocation_command" },
						message: "must have required property 'revocation_command'"
					};
					if (vErrors === null) vErrors = [err131];
					else vErrors.push(err131);
					errors++;
				}
				if (data82.revocation_status === void 0 || !func0.call(data82, "revocation_status")) {
					const err132 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/required",
						keyword: "required",
						params: { missingProperty: "revocation_status" },
						message: "must have required property 'revocation_status'"
					};
					if (vErrors === null) vErrors = [err132];
					else vErrors.push(err132);
					errors++;
				}
				for (const key17 of Object.keys(data82)) if (!(key17 === "channels" || key17 === "revocation_command" || key17 === "revocation_status")) {
					const err133 = {
						instancePath: instancePath + "/go_ahead",
						schemaPath: "#/properties/go_ahead/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key17 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err133];
					else vErrors.push(err133);
					errors++;
				}
				if (data82.channels !== void 0 && func0.call(data82, "channels")) {
					let data83 = data82.channels;
					if (Array.isArray(data83)) {
						const len12 = data83.length;
						for (let i12 = 0; i12 < len12; i12++) if (!validate309(data83[i12], {
							instancePath: instancePath + "/go_ahead/channels/" + i12,
							parentData: data83,
							parentDataProperty: i12,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate309.errors : vErrors.concat(validate309.errors);
							errors = vErrors.length;
						}
					} else {
						const err134 = {
							instancePath: instancePath + "/go_ahead/channels",
							schemaPath: "#/properties/go_ahead/properties/channels/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err134];
						else vErrors.push(err134);
						errors++;
					}
				}
				if (data82.revocation_command !== void 0 && func0.call(data82, "revocation_command")) {
					if (!validate231(data82.revocation_command, {
						instancePath: instancePath + "/go_ahead/revocation_command",
						parentData: data82,
						parentDataProperty: "revocation_command",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data82.revocation_status !== void 0 && func0.call(data82, "revocation_status")) {
					if (!validate231(data82.revocation_status, {
						instancePath: instancePath + "/go_ahead/revocation_status",
						parentData: data82,
						parentDataProperty: "revocation_status",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
			} else {
				const err135 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/properties/go_ahead/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err135];
				else vErrors.push(err135);
				errors++;
			}
		}
		if (data.official !== void 0 && func0.call(data, "official")) {
			let data87 = data.official;
			if (data87 && typeof data87 == "object" && !Array.isArray(data87)) {
				if (data87.ceilings === void 0 || !func0.call(data87, "ceilings")) {
					const err136 = {
						instancePath: instancePath + "/official",
						schemaPath: "#/properties/official/required",
						keyword: "required",
						params: { missingProperty: "ceilings" },
						message: "must have required property 'ceilings'"
					};
					if (vErrors === null) vErrors = [err136];
					else vErrors.push(err136);
					errors++;
				}
				if (data87.record_where === void 0 || !func0.call(data87, "record_where")) {
					const err137 = {
						instancePath: instancePath + "/official",
						schemaPath: "#/properties/official/required",
						keyword: "required",
						params: { missingProperty: "record_where" },
						message: "must have required property 'record_where'"
					};
					if (vErrors === null) vErrors = [err137];
					else vErrors.push(err137);
					errors++;
				}
				if (data87.record_contains === void 0 || !func0.call(data87, "record_contains")) {
					const err138 = {
						instancePath: instancePath + "/official",
						schemaPath: "#/properties/official/required",
						keyword: "required",
						params: { missingProperty: "record_contains" },
						message: "must have required property 'record_contains'"
					};
					if (vErrors === null) vErrors = [err138];
					else vErrors.push(err138);
					errors++;
				}
				if (data87.conflicts === void 0 || !func0.call(data87, "conflicts")) {
					const err139 = {
						instancePath: instancePath + "/official",
						schemaPath: "#/properties/official/required",
						keyword: "required",
						params: { missingProperty: "conflicts" },
						message: "must have required property 'conflicts'"
					};
					if (vErrors === null) vErrors = [err139];
					else vErrors.push(err139);
					errors++;
				}
				for (const key18 of Object.keys(data87)) if (!(key18 === "ceilings" || key18 === "record_where" || key18 === "record_contains" || key18 === "conflicts")) {
					const err140 = {
						instancePath: instancePath + "/official",
						schemaPath: "#/properties/official/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key18 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err140];
					else vErrors.push(err140);
					errors++;
				}
				if (data87.ceilings !== void 0 && func0.call(data87, "ceilings")) {
					let data88 = data87.ceilings;
					if (data88 && typeof data88 == "object" && !Array.isArray(data88)) {
						for (const key19 of Object.keys(data88)) if (!(key19 === "sent" || key19 === "purchased" || key19 === "transferred" || key19 === "submitted" || key19 === "changed" || key19 === "deleted" || key19 === "shared")) {
							const err141 = {
								instancePath: instancePath + "/official/ceilings",
								schemaPath: "#/properties/official/properties/ceilings/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key19 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err141];
							else vErrors.push(err141);
							errors++;
						}
						if (data88.sent !== void 0 && func0.call(data88, "sent")) {
							if (!validate315(data88.sent, {
								instancePath: instancePath + "/official/ceilings/sent",
								parentData: data88,
								parentDataProperty: "sent",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.purchased !== void 0 && func0.call(data88, "purchased")) {
							if (!validate315(data88.purchased, {
								instancePath: instancePath + "/official/ceilings/purchased",
								parentData: data88,
								parentDataProperty: "purchased",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.transferred !== void 0 && func0.call(data88, "transferred")) {
							if (!validate315(data88.transferred, {
								instancePath: instancePath + "/official/ceilings/transferred",
								parentData: data88,
								parentDataProperty: "transferred",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.submitted !== void 0 && func0.call(data88, "submitted")) {
							if (!validate315(data88.submitted, {
								instancePath: instancePath + "/official/ceilings/submitted",
								parentData: data88,
								parentDataProperty: "submitted",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.changed !== void 0 && func0.call(data88, "changed")) {
							if (!validate315(data88.changed, {
								instancePath: instancePath + "/official/ceilings/changed",
								parentData: data88,
								parentDataProperty: "changed",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.deleted !== void 0 && func0.call(data88, "deleted")) {
							if (!validate315(data88.deleted, {
								instancePath: instancePath + "/official/ceilings/deleted",
								parentData: data88,
								parentDataProperty: "deleted",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
						if (data88.shared !== void 0 && func0.call(data88, "shared")) {
							if (!validate315(data88.shared, {
								instancePath: instancePath + "/official/ceilings/shared",
								parentData: data88,
								parentDataProperty: "shared",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate315.errors : vErrors.concat(validate315.errors);
								errors = vErrors.length;
							}
						}
					} else {
						const err142 = {
							instancePath: instancePath + "/official/ceilings",
							schemaPath: "#/properties/official/properties/ceilings/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err142];
						else vErrors.push(err142);
						errors++;
					}
				}
				if (data87.record_where !== void 0 && func0.call(data87, "record_where")) {
					if (!validate231(data87.record_where, {
						instancePath: instancePath + "/official/record_where",
						parentData: data87,
						parentDataProperty: "record_where",
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
						errors = vErrors.length;
					}
				}
				if (data87.record_contains !== void 0 && func0.call(data87, "record_contains")) {
					let data97 = data87.record_contains;
					if (Array.isArray(data97)) {
						const len13 = data97.length;
						for (let i13 = 0; i13 < len13; i13++) if (!validate231(data97[i13], {
							instancePath: instancePath + "/official/record_contains/" + i13,
							parentData: data97,
							parentDataProperty: i13,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
							errors = vErrors.length;
						}
					} else {
						const err143 = {
							instancePath: instancePath + "/official/record_contains",
							schemaPath: "#/properties/official/properties/record_contains/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err143];
						else vErrors.push(err143);
						errors++;
					}
				}
				if (data87.conflicts !== void 0 && func0.call(data87, "conflicts")) {
					let data99 = data87.conflicts;
					if (Array.isArray(data99)) {
						const len14 = data99.length;
						for (let i14 = 0; i14 < len14; i14++) if (!validate325(data99[i14], {
							instancePath: instancePath + "/official/conflicts/" + i14,
							parentData: data99,
							parentDataProperty: i14,
							rootData,
							dynamicAnchors
						})) {
							vErrors = vErrors === null ? validate325.errors : vErrors.concat(validate325.errors);
							errors = vErrors.length;
						}
					} else {
						const err144 = {
							instancePath: instancePath + "/official/conflicts",
							schemaPath: "#/properties/official/properties/conflicts/type",
							keyword: "type",
							params: { type: "array" },
							message: "must be array"
						};
						if (vErrors === null) vErrors = [err144];
						else vErrors.push(err144);
						errors++;
					}
				}
			} else {
				const err145 = {
					instancePath: instancePath + "/official",
					schemaPath: "#/properties/official/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err145];
				else vErrors.push(err145);
				errors++;
			}
		}
		if (data.formations !== void 0 && func0.call(data, "formations")) {
			let data101 = data.formations;
			if (Array.isArray(data101)) {
				const len15 = data101.length;
				for (let i15 = 0; i15 < len15; i15++) if (!validate332(data101[i15], {
					instancePath: instancePath + "/formations/" + i15,
					parentData: data101,
					parentDataProperty: i15,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate332.errors : vErrors.concat(validate332.errors);
					errors = vErrors.length;
				}
			} else {
				const err146 = {
					instancePath: instancePath + "/formations",
					schemaPath: "#/properties/formations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err146];
				else vErrors.push(err146);
				errors++;
			}
		}
	} else {
		const err147 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err147];
		else vErrors.push(err147);
		errors++;
	}
	validate233.errors = vErrors;
	return errors === 0;
}
validate233.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate382(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate382.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (Array.isArray(data)) {
		const len0 = data.length;
		for (let i0 = 0; i0 < len0; i0++) if (typeof data[i0] !== "string") {
			const err0 = {
				instancePath: instancePath + "/" + i0,
				schemaPath: "#/items/type",
				keyword: "type",
				params: { type: "string" },
				message: "must be string"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "array" },
			message: "must be array"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate382.errors = vErrors;
	return errors === 0;
}
validate382.evaluated = {
	"items": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern9 = /* @__PURE__ */ new RegExp("^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$", "u");
function validate386(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate386.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern9.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$" },
				message: "must match pattern \"^[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate386.errors = vErrors;
	return errors === 0;
}
validate386.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern7 = /* @__PURE__ */ new RegExp("^/[a-z0-9/\\-]*$", "u");
function validate230(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate230.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.created_at === void 0 || !func0.call(data, "created_at")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "created_at" },
				message: "must have required property 'created_at'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.answers === void 0 || !func0.call(data, "answers")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "answers" },
				message: "must have required property 'answers'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.place === void 0 || !func0.call(data, "place")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "place" },
				message: "must have required property 'place'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.visited === void 0 || !func0.call(data, "visited")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "visited" },
				message: "must have required property 'visited'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.with_formation_section === void 0 || !func0.call(data, "with_formation_section")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "with_formation_section" },
				message: "must have required property 'with_formation_section'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.published === void 0 || !func0.call(data, "published")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "published" },
				message: "must have required property 'published'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.inventories === void 0 || !func0.call(data, "inventories")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "inventories" },
				message: "must have required property 'inventories'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.enforcement === void 0 || !func0.call(data, "enforcement")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "enforcement" },
				message: "must have required property 'enforcement'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.proposals === void 0 || !func0.call(data, "proposals")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "proposals" },
				message: "must have required property 'proposals'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema43.properties, key0)) {
			const err11 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			let data0 = data.id;
			if (typeof data0 === "string") {
				if (func65(data0) > 100) {
					const err12 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/maxLength",
						keyword: "maxLength",
						params: { limit: 100 },
						message: "must NOT have more than 100 characters"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				if (func65(data0) < 1) {
					const err13 = {
						instancePath: instancePath + "/id",
						schemaPath: "#/properties/id/minLength",
						keyword: "minLength",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 characters"
					};
					if (vErrors === null) vErrors = [err13];
					else vErrors.push(err13);
					errors++;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/id",
					schemaPath: "#/properties/id/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate231(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate231.errors : vErrors.concat(validate231.errors);
				errors = vErrors.length;
			}
		}
		if (data.created_at !== void 0 && func0.call(data, "created_at")) {
			if (typeof data.created_at !== "string") {
				const err15 = {
					instancePath: instancePath + "/created_at",
					schemaPath: "#/properties/created_at/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.answers !== void 0 && func0.call(data, "answers")) {
			if (!validate233(data.answers, {
				instancePath: instancePath + "/answers",
				parentData: data,
				parentDataProperty: "answers",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate233.errors : vErrors.concat(validate233.errors);
				errors = vErrors.length;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			let data4 = data.place;
			if (typeof data4 === "string") {
				if (func65(data4) > 200) {
					const err16 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/properties/place/maxLength",
						keyword: "maxLength",
						params: { limit: 200 },
						message: "must NOT have more than 200 characters"
					};
					if (vErrors === null) vErrors = [err16];
					else vErrors.push(err16);
					errors++;
				}
				if (!pattern7.test(data4)) {
					const err17 = {
						instancePath: instancePath + "/place",
						schemaPath: "#/properties/place/pattern",
						keyword: "pattern",
						params: { pattern: "^/[a-z0-9/\\-]*$" },
						message: "must match pattern \"^/[a-z0-9/\\-]*$\""
					};
					if (vErrors === null) vErrors = [err17];
					else vErrors.push(err17);
					errors++;
				}
			} else {
				const err18 = {
					instancePath: instancePath + "/place",
					schemaPath: "#/properties/place/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err18];
				else vErrors.push(err18);
				errors++;
			}
		}
		if (data.visited !== void 0 && func0.call(data, "visited")) {
			let data5 = data.visited;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) if (typeof data5[i0] !== "string") {
					const err19 = {
						instancePath: instancePath + "/visited/" + i0,
						schemaPath: "#/properties/visited/items/type",
						keyword: "type",
						params: { type: "string" },
						message: "must be string"
					};
					if (vErrors === null) vErrors = [err19];
					else vErrors.push(err19);
					errors++;
				}
			} else {
				const err20 = {
					instancePath: instancePath + "/visited",
					schemaPath: "#/properties/visited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err20];
				else vErrors.push(err20);
				errors++;
			}
		}
		if (data.with_formation_section !== void 0 && func0.call(data, "with_formation_section")) {
			if (typeof data.with_formation_section !== "boolean") {
				const err21 = {
					instancePath: instancePath + "/with_formation_section",
					schemaPath: "#/properties/with_formation_section/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.published !== void 0 && func0.call(data, "published")) {
			let data8 = data.published;
			if (data8 && typeof data8 == "object" && !Array.isArray(data8)) {
				for (const key1 of Object.keys(data8)) if (!(key1 === "discovery" || key1 === "formation-section")) {
					const err22 = {
						instancePath: instancePath + "/published",
						schemaPath: "#/properties/published/additionalProperties",
						keyword: "additionalProperties",
						params: { additionalProperty: key1 },
						message: "must NOT have additional properties"
					};
					if (vErrors === null) vErrors = [err22];
					else vErrors.push(err22);
					errors++;
				}
				if (data8.discovery !== void 0 && func0.call(data8, "discovery")) {
					if (typeof data8.discovery !== "string") {
						const err23 = {
							instancePath: instancePath + "/published/discovery",
							schemaPath: "#/properties/published/properties/discovery/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err23];
						else vErrors.push(err23);
						errors++;
					}
				}
				if (data8["formation-section"] !== void 0 && func0.call(data8, "formation-section")) {
					if (typeof data8["formation-section"] !== "string") {
						const err24 = {
							instancePath: instancePath + "/published/formation-section",
							schemaPath: "#/properties/published/properties/formation-section/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err24];
						else vErrors.push(err24);
						errors++;
					}
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/published",
					schemaPath: "#/properties/published/type",
					keyword: "type",
					params: { type: "object" },
					message: "must be object"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.inventories !== void 0 && func0.call(data, "inventories")) {
			let data11 = data.inventories;
			if (Array.isArray(data11)) {
				const len1 = data11.length;
				for (let i1 = 0; i1 < len1; i1++) {
					let data12 = data11[i1];
					if (data12 && typeof data12 == "object" && !Array.isArray(data12)) {
						if (data12.agent === void 0 || !func0.call(data12, "agent")) {
							const err26 = {
								instancePath: instancePath + "/inventories/" + i1,
								schemaPath: "#/properties/inventories/items/required",
								keyword: "required",
								params: { missingProperty: "agent" },
								message: "must have required property 'agent'"
							};
							if (vErrors === null) vErrors = [err26];
							else vErrors.push(err26);
							errors++;
						}
						if (data12.text === void 0 || !func0.call(data12, "text")) {
							const err27 = {
								instancePath: instancePath + "/inventories/" + i1,
								schemaPath: "#/properties/inventories/items/required",
								keyword: "required",
								params: { missingProperty: "text" },
								message: "must have required property 'text'"
							};
							if (vErrors === null) vErrors = [err27];
							else vErrors.push(err27);
							errors++;
						}
						for (const key2 of Object.keys(data12)) if (!(key2 === "agent" || key2 === "text" || key2 === "block" || key2 === "accepted")) {
							const err28 = {
								instancePath: instancePath + "/inventories/" + i1,
								schemaPath: "#/properties/inventories/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key2 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err28];
							else vErrors.push(err28);
							errors++;
						}
						if (data12.agent !== void 0 && func0.call(data12, "agent")) {
							if (typeof data12.agent !== "string") {
								const err29 = {
									instancePath: instancePath + "/inventories/" + i1 + "/agent",
									schemaPath: "#/properties/inventories/items/properties/agent/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err29];
								else vErrors.push(err29);
								errors++;
							}
						}
						if (data12.text !== void 0 && func0.call(data12, "text")) {
							if (typeof data12.text !== "string") {
								const err30 = {
									instancePath: instancePath + "/inventories/" + i1 + "/text",
									schemaPath: "#/properties/inventories/items/properties/text/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err30];
								else vErrors.push(err30);
								errors++;
							}
						}
						if (data12.block !== void 0 && func0.call(data12, "block")) {
							let data15 = data12.block;
							if (!(typeof data15 == "number" && !(data15 % 1) && !isNaN(data15) && isFinite(data15))) {
								const err31 = {
									instancePath: instancePath + "/inventories/" + i1 + "/block",
									schemaPath: "#/properties/inventories/items/properties/block/type",
									keyword: "type",
									params: { type: "integer" },
									message: "must be integer"
								};
								if (vErrors === null) vErrors = [err31];
								else vErrors.push(err31);
								errors++;
							}
							if (typeof data15 == "number" && isFinite(data15)) {
								if (data15 < 1 || isNaN(data15)) {
									const err32 = {
										instancePath: instancePath + "/inventories/" + i1 + "/block",
										schemaPath: "#/properties/inventories/items/properties/block/minimum",
										keyword: "minimum",
										params: {
											comparison: ">=",
											limit: 1
										},
										message: "must be >= 1"
									};
									if (vErrors === null) vErrors = [err32];
									else vErrors.push(err32);
									errors++;
								}
							}
						}
						if (data12.accepted !== void 0 && func0.call(data12, "accepted")) {
							let data16 = data12.accepted;
							if (data16 && typeof data16 == "object" && !Array.isArray(data16)) {
								if (data16.sha256 === void 0 || !func0.call(data16, "sha256")) {
									const err33 = {
										instancePath: instancePath + "/inventories/" + i1 + "/accepted",
										schemaPath: "#/properties/inventories/items/properties/accepted/required",
										keyword: "required",
										params: { missingProperty: "sha256" },
										message: "must have required property 'sha256'"
									};
									if (vErrors === null) vErrors = [err33];
									else vErrors.push(err33);
									errors++;
								}
								if (data16.bytes === void 0 || !func0.call(data16, "bytes")) {
									const err34 = {
										instancePath: instancePath + "/inventories/" + i1 + "/accepted",
										schemaPath: "#/properties/inventories/items/properties/accepted/required",
										keyword: "required",
										params: { missingProperty: "bytes" },
										message: "must have required property 'bytes'"
									};
									if (vErrors === null) vErrors = [err34];
									else vErrors.push(err34);
									errors++;
								}
								if (data16.at === void 0 || !func0.call(data16, "at")) {
									const err35 = {
										instancePath: instancePath + "/inventories/" + i1 + "/accepted",
										schemaPath: "#/properties/inventories/items/properties/accepted/required",
										keyword: "required",
										params: { missingProperty: "at" },
										message: "must have required property 'at'"
									};
									if (vErrors === null) vErrors = [err35];
									else vErrors.push(err35);
									errors++;
								}
								for (const key3 of Object.keys(data16)) if (!(key3 === "sha256" || key3 === "bytes" || key3 === "at")) {
									const err36 = {
										instancePath: instancePath + "/inventories/" + i1 + "/accepted",
										schemaPath: "#/properties/inventories/items/properties/accepted/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key3 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err36];
									else vErrors.push(err36);
									errors++;
								}
								if (data16.sha256 !== void 0 && func0.call(data16, "sha256")) {
									let data17 = data16.sha256;
									if (typeof data17 === "string") {
										if (!pattern4.test(data17)) {
											const err37 = {
												instancePath: instancePath + "/inventories/" + i1 + "/accepted/sha256",
												schemaPath: "#/properties/inventories/items/properties/accepted/properties/sha256/pattern",
												keyword: "pattern",
												params: { pattern: "^[0-9a-f]{64}$" },
												message: "must match pattern \"^[0-9a-f]{64}$\""
											};
											if (vErrors === null) vErrors = [err37];
											else vErrors.push(err37);
											errors++;
										}
									} else {
										const err38 = {
											instancePath: instancePath + "/inventories/" + i1 + "/accepted/sha256",
											schemaPath: "#/properties/inventories/items/properties/accepted/properties/sha256/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err38];
										else vErrors.push(err38);
										errors++;
									}
								}
								if (data16.bytes !== void 0 && func0.call(data16, "bytes")) {
									let data18 = data16.bytes;
									if (!(typeof data18 == "number" && !(data18 % 1) && !isNaN(data18) && isFinite(data18))) {
										const err39 = {
											instancePath: instancePath + "/inventories/" + i1 + "/accepted/bytes",
											schemaPath: "#/properties/inventories/items/properties/accepted/properties/bytes/type",
											keyword: "type",
											params: { type: "integer" },
											message: "must be integer"
										};
										if (vErrors === null) vErrors = [err39];
										else vErrors.push(err39);
										errors++;
									}
									if (typeof data18 == "number" && isFinite(data18)) {
										if (data18 < 0 || isNaN(data18)) {
											const err40 = {
												instancePath: instancePath + "/inventories/" + i1 + "/accepted/bytes",
												schemaPath: "#/properties/inventories/items/properties/accepted/properties/bytes/minimum",
												keyword: "minimum",
												params: {
													comparison: ">=",
													limit: 0
												},
												message: "must be >= 0"
											};
											if (vErrors === null) vErrors = [err40];
											else vErrors.push(err40);
											errors++;
										}
									}
								}
								if (data16.at !== void 0 && func0.call(data16, "at")) {
									if (typeof data16.at !== "string") {
										const err41 = {
											instancePath: instancePath + "/inventories/" + i1 + "/accepted/at",
											schemaPath: "#/properties/inventories/items/properties/accepted/properties/at/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err41];
										else vErrors.push(err41);
										errors++;
									}
								}
							} else {
								const err42 = {
									instancePath: instancePath + "/inventories/" + i1 + "/accepted",
									schemaPath: "#/properties/inventories/items/properties/accepted/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err42];
								else vErrors.push(err42);
								errors++;
							}
						}
					} else {
						const err43 = {
							instancePath: instancePath + "/inventories/" + i1,
							schemaPath: "#/properties/inventories/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err43];
						else vErrors.push(err43);
						errors++;
					}
				}
			} else {
				const err44 = {
					instancePath: instancePath + "/inventories",
					schemaPath: "#/properties/inventories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err44];
				else vErrors.push(err44);
				errors++;
			}
		}
		if (data.held_back !== void 0 && func0.call(data, "held_back")) {
			if (!validate382(data.held_back, {
				instancePath: instancePath + "/held_back",
				parentData: data,
				parentDataProperty: "held_back",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
				errors = vErrors.length;
			}
		}
		if (data.answering !== void 0 && func0.call(data, "answering")) {
			let data21 = data.answering;
			if (!(data21 === "main" || data21 === "member" || data21 === "only")) {
				const err45 = {
					instancePath: instancePath + "/answering",
					schemaPath: "#/properties/answering/enum",
					keyword: "enum",
					params: { allowedValues: schema43.properties.answering.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err45];
				else vErrors.push(err45);
				errors++;
			}
		}
		if (data.enforcement !== void 0 && func0.call(data, "enforcement")) {
			let data22 = data.enforcement;
			if (!(data22 === "advisory" || data22 === "commit_boundary" || data22 === "provider_native")) {
				const err46 = {
					instancePath: instancePath + "/enforcement",
					schemaPath: "#/properties/enforcement/enum",
					keyword: "enum",
					params: { allowedValues: schema43.properties.enforcement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err46];
				else vErrors.push(err46);
				errors++;
			}
		}
		if (data.proposals !== void 0 && func0.call(data, "proposals")) {
			let data23 = data.proposals;
			if (Array.isArray(data23)) {
				const len2 = data23.length;
				for (let i2 = 0; i2 < len2; i2++) {
					let data24 = data23[i2];
					if (data24 && typeof data24 == "object" && !Array.isArray(data24)) {
						if (data24.grant === void 0 || !func0.call(data24, "grant")) {
							const err47 = {
								instancePath: instancePath + "/proposals/" + i2,
								schemaPath: "#/properties/proposals/items/required",
								keyword: "required",
								params: { missingProperty: "grant" },
								message: "must have required property 'grant'"
							};
							if (vErrors === null) vErrors = [err47];
							else vErrors.push(err47);
							errors++;
						}
						if (data24.sealed_at === void 0 || !func0.call(data24, "sealed_at")) {
							const err48 = {
								instancePath: instancePath + "/proposals/" + i2,
								schemaPath: "#/properties/proposals/items/required",
								keyword: "required",
								params: { missingProperty: "sealed_at" },
								message: "must have required property 'sealed_at'"
							};
							if (vErrors === null) vErrors = [err48];
							else vErrors.push(err48);
							errors++;
						}
						if (data24.reviewed === void 0 || !func0.call(data24, "reviewed")) {
							const err49 = {
								instancePath: instancePath + "/proposals/" + i2,
								schemaPath: "#/properties/proposals/items/required",
								keyword: "required",
								params: { missingProperty: "reviewed" },
								message: "must have required property 'reviewed'"
							};
							if (vErrors === null) vErrors = [err49];
							else vErrors.push(err49);
							errors++;
						}
						for (const key4 of Object.keys(data24)) if (!(key4 === "grant" || key4 === "sealed_at" || key4 === "reviewed" || key4 === "imported" || key4 === "restatements" || key4 === "held_back" || key4 === "decision" || key4 === "stood_down")) {
							const err50 = {
								instancePath: instancePath + "/proposals/" + i2,
								schemaPath: "#/properties/proposals/items/additionalProperties",
								keyword: "additionalProperties",
								params: { additionalProperty: key4 },
								message: "must NOT have additional properties"
							};
							if (vErrors === null) vErrors = [err50];
							else vErrors.push(err50);
							errors++;
						}
						if (data24.grant !== void 0 && func0.call(data24, "grant")) {
							let data25 = data24.grant;
							if (!(data25 && typeof data25 == "object" && !Array.isArray(data25))) {
								const err51 = {
									instancePath: instancePath + "/proposals/" + i2 + "/grant",
									schemaPath: "#/properties/proposals/items/properties/grant/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err51];
								else vErrors.push(err51);
								errors++;
							}
						}
						if (data24.sealed_at !== void 0 && func0.call(data24, "sealed_at")) {
							if (typeof data24.sealed_at !== "string") {
								const err52 = {
									instancePath: instancePath + "/proposals/" + i2 + "/sealed_at",
									schemaPath: "#/properties/proposals/items/properties/sealed_at/type",
									keyword: "type",
									params: { type: "string" },
									message: "must be string"
								};
								if (vErrors === null) vErrors = [err52];
								else vErrors.push(err52);
								errors++;
							}
						}
						if (data24.reviewed !== void 0 && func0.call(data24, "reviewed")) {
							if (typeof data24.reviewed !== "boolean") {
								const err53 = {
									instancePath: instancePath + "/proposals/" + i2 + "/reviewed",
									schemaPath: "#/properties/proposals/items/properties/reviewed/type",
									keyword: "type",
									params: { type: "boolean" },
									message: "must be boolean"
								};
								if (vErrors === null) vErrors = [err53];
								else vErrors.push(err53);
								errors++;
							}
						}
						if (data24.imported !== void 0 && func0.call(data24, "imported")) {
							if (true !== data24.imported) {
								const err54 = {
									instancePath: instancePath + "/proposals/" + i2 + "/imported",
									schemaPath: "#/properties/proposals/items/properties/imported/const",
									keyword: "const",
									params: { allowedValue: true },
									message: "must be equal to constant"
								};
								if (vErrors === null) vErrors = [err54];
								else vErrors.push(err54);
								errors++;
							}
						}
						if (data24.restatements !== void 0 && func0.call(data24, "restatements")) {
							let data29 = data24.restatements;
							if (Array.isArray(data29)) {
								const len3 = data29.length;
								for (let i3 = 0; i3 < len3; i3++) {
									let data30 = data29[i3];
									if (data30 && typeof data30 == "object" && !Array.isArray(data30)) {
										if (data30.window === void 0 || !func0.call(data30, "window")) {
											const err55 = {
												instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3,
												schemaPath: "#/properties/proposals/items/properties/restatements/items/required",
												keyword: "required",
												params: { missingProperty: "window" },
												message: "must have required property 'window'"
											};
											if (vErrors === null) vErrors = [err55];
											else vErrors.push(err55);
											errors++;
										}
										if (data30.text === void 0 || !func0.call(data30, "text")) {
											const err56 = {
												instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3,
												schemaPath: "#/properties/proposals/items/properties/restatements/items/required",
												keyword: "required",
												params: { missingProperty: "text" },
												message: "must have required property 'text'"
											};
											if (vErrors === null) vErrors = [err56];
											else vErrors.push(err56);
											errors++;
										}
										for (const key5 of Object.keys(data30)) if (!(key5 === "window" || key5 === "text" || key5 === "block")) {
											const err57 = {
												instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3,
												schemaPath: "#/properties/proposals/items/properties/restatements/items/additionalProperties",
												keyword: "additionalProperties",
												params: { additionalProperty: key5 },
												message: "must NOT have additional properties"
											};
											if (vErrors === null) vErrors = [err57];
											else vErrors.push(err57);
											errors++;
										}
										if (data30.window !== void 0 && func0.call(data30, "window")) {
											if (!validate336(data30.window, {
												instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3 + "/window",
												parentData: data30,
												parentDataProperty: "window",
												rootData,
												dynamicAnchors
											})) {
												vErrors = vErrors === null ? validate336.errors : vErrors.concat(validate336.errors);
												errors = vErrors.length;
											}
										}
										if (data30.text !== void 0 && func0.call(data30, "text")) {
											if (typeof data30.text !== "string") {
												const err58 = {
													instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3 + "/text",
													schemaPath: "#/properties/proposals/items/properties/restatements/items/properties/text/type",
													keyword: "type",
													params: { type: "string" },
													message: "must be string"
												};
												if (vErrors === null) vErrors = [err58];
												else vErrors.push(err58);
												errors++;
											}
										}
										if (data30.block !== void 0 && func0.call(data30, "block")) {
											let data33 = data30.block;
											if (!(typeof data33 == "number" && !(data33 % 1) && !isNaN(data33) && isFinite(data33))) {
												const err59 = {
													instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3 + "/block",
													schemaPath: "#/properties/proposals/items/properties/restatements/items/properties/block/type",
													keyword: "type",
													params: { type: "integer" },
													message: "must be integer"
												};
												if (vErrors === null) vErrors = [err59];
												else vErrors.push(err59);
												errors++;
											}
											if (typeof data33 == "number" && isFinite(data33)) {
												if (data33 < 1 || isNaN(data33)) {
													const err60 = {
														instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3 + "/block",
														schemaPath: "#/properties/proposals/items/properties/restatements/items/properties/block/minimum",
														keyword: "minimum",
														params: {
															comparison: ">=",
															limit: 1
														},
														message: "must be >= 1"
													};
													if (vErrors === null) vErrors = [err60];
													else vErrors.push(err60);
													errors++;
												}
											}
										}
									} else {
										const err61 = {
											instancePath: instancePath + "/proposals/" + i2 + "/restatements/" + i3,
											schemaPath: "#/properties/proposals/items/properties/restatements/items/type",
											keyword: "type",
											params: { type: "object" },
											message: "must be object"
										};
										if (vErrors === null) vErrors = [err61];
										else vErrors.push(err61);
										errors++;
									}
								}
							} else {
								const err62 = {
									instancePath: instancePath + "/proposals/" + i2 + "/restatements",
									schemaPath: "#/properties/proposals/items/properties/restatements/type",
									keyword: "type",
									params: { type: "array" },
									message: "must be array"
								};
								if (vErrors === null) vErrors = [err62];
								else vErrors.push(err62);
								errors++;
							}
						}
						if (data24.held_back !== void 0 && func0.call(data24, "held_back")) {
							if (!validate382(data24.held_back, {
								instancePath: instancePath + "/proposals/" + i2 + "/held_back",
								parentData: data24,
								parentDataProperty: "held_back",
								rootData,
								dynamicAnchors
							})) {
								vErrors = vErrors === null ? validate382.errors : vErrors.concat(validate382.errors);
								errors = vErrors.length;
							}
						}
						if (data24.decision !== void 0 && func0.call(data24, "decision")) {
							let data35 = data24.decision;
							if (data35 && typeof data35 == "object" && !Array.isArray(data35)) {
								if (data35.decision === void 0 || !func0.call(data35, "decision")) {
									const err63 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/required",
										keyword: "required",
										params: { missingProperty: "decision" },
										message: "must have required property 'decision'"
									};
									if (vErrors === null) vErrors = [err63];
									else vErrors.push(err63);
									errors++;
								}
								if (data35.at === void 0 || !func0.call(data35, "at")) {
									const err64 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/required",
										keyword: "required",
										params: { missingProperty: "at" },
										message: "must have required property 'at'"
									};
									if (vErrors === null) vErrors = [err64];
									else vErrors.push(err64);
									errors++;
								}
								if (data35.by === void 0 || !func0.call(data35, "by")) {
									const err65 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/required",
										keyword: "required",
										params: { missingProperty: "by" },
										message: "must have required property 'by'"
									};
									if (vErrors === null) vErrors = [err65];
									else vErrors.push(err65);
									errors++;
								}
								if (data35.enforcement === void 0 || !func0.call(data35, "enforcement")) {
									const err66 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/required",
										keyword: "required",
										params: { missingProperty: "enforcement" },
										message: "must have required property 'enforcement'"
									};
									if (vErrors === null) vErrors = [err66];
									else vErrors.push(err66);
									errors++;
								}
								if (data35.letter_sha256 === void 0 || !func0.call(data35, "letter_sha256")) {
									const err67 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/required",
										keyword: "required",
										params: { missingProperty: "letter_sha256" },
										message: "must have required property 'letter_sha256'"
									};
									if (vErrors === null) vErrors = [err67];
									else vErrors.push(err67);
									errors++;
								}
								for (const key6 of Object.keys(data35)) if (!(key6 === "decision" || key6 === "at" || key6 === "by" || key6 === "enforcement" || key6 === "letter_sha256" || key6 === "restatement_sha256")) {
									const err68 = {
										instancePath: instancePath + "/proposals/" + i2 + "/decision",
										schemaPath: "#/properties/proposals/items/properties/decision/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key6 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err68];
									else vErrors.push(err68);
									errors++;
								}
								if (data35.decision !== void 0 && func0.call(data35, "decision")) {
									let data36 = data35.decision;
									if (!(data36 === "ACCEPT" || data36 === "REJECT")) {
										const err69 = {
											instancePath: instancePath + "/proposals/" + i2 + "/decision/decision",
											schemaPath: "#/properties/proposals/items/properties/decision/properties/decision/enum",
											keyword: "enum",
											params: { allowedValues: schema43.properties.proposals.items.properties.decision.properties.decision.enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err69];
										else vErrors.push(err69);
										errors++;
									}
								}
								if (data35.at !== void 0 && func0.call(data35, "at")) {
									if (!validate386(data35.at, {
										instancePath: instancePath + "/proposals/" + i2 + "/decision/at",
										parentData: data35,
										parentDataProperty: "at",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
										errors = vErrors.length;
									}
								}
								if (data35.by !== void 0 && func0.call(data35, "by")) {
									let data38 = data35.by;
									if (typeof data38 === "string") {
										if (func65(data38) < 1) {
											const err70 = {
												instancePath: instancePath + "/proposals/" + i2 + "/decision/by",
												schemaPath: "#/properties/proposals/items/properties/decision/properties/by/minLength",
												keyword: "minLength",
												params: { limit: 1 },
												message: "must NOT have fewer than 1 characters"
											};
											if (vErrors === null) vErrors = [err70];
											else vErrors.push(err70);
											errors++;
										}
									} else {
										const err71 = {
											instancePath: instancePath + "/proposals/" + i2 + "/decision/by",
											schemaPath: "#/properties/proposals/items/properties/decision/properties/by/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err71];
										else vErrors.push(err71);
										errors++;
									}
								}
								if (data35.enforcement !== void 0 && func0.call(data35, "enforcement")) {
									let data39 = data35.enforcement;
									if (!(data39 === "advisory" || data39 === "commit_boundary" || data39 === "provider_native")) {
										const err72 = {
											instancePath: instancePath + "/proposals/" + i2 + "/decision/enforcement",
											schemaPath: "#/properties/proposals/items/properties/decision/properties/enforcement/enum",
											keyword: "enum",
											params: { allowedValues: schema43.properties.proposals.items.properties.decision.properties.enforcement.enum },
											message: "must be equal to one of the allowed values"
										};
										if (vErrors === null) vErrors = [err72];
										else vErrors.push(err72);
										errors++;
									}
								}
								if (data35.letter_sha256 !== void 0 && func0.call(data35, "letter_sha256")) {
									let data40 = data35.letter_sha256;
									if (typeof data40 === "string") {
										if (!pattern4.test(data40)) {
											const err73 = {
												instancePath: instancePath + "/proposals/" + i2 + "/decision/letter_sha256",
												schemaPath: "#/properties/proposals/items/properties/decision/properties/letter_sha256/pattern",
												keyword: "pattern",
												params: { pattern: "^[0-9a-f]{64}$" },
												message: "must match pattern \"^[0-9a-f]{64}$\""
											};
											if (vErrors === null) vErrors = [err73];
											else vErrors.push(err73);
											errors++;
										}
									} else {
										const err74 = {
											instancePath: instancePath + "/proposals/" + i2 + "/decision/letter_sha256",
											schemaPath: "#/properties/proposals/items/properties/decision/properties/letter_sha256/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err74];
										else vErrors.push(err74);
										errors++;
									}
								}
								if (data35.restatement_sha256 !== void 0 && func0.call(data35, "restatement_sha256")) {
									let data41 = data35.restatement_sha256;
									if (typeof data41 === "string") {
										if (!pattern4.test(data41)) {
											const err75 = {
												instancePath: instancePath + "/proposals/" + i2 + "/decision/restatement_sha256",
												schemaPath: "#/properties/proposals/items/properties/decision/properties/restatement_sha256/pattern",
												keyword: "pattern",
												params: { pattern: "^[0-9a-f]{64}$" },
												message: "must match pattern \"^[0-9a-f]{64}$\""
											};
											if (vErrors === null) vErrors = [err75];
											else vErrors.push(err75);
											errors++;
										}
									} else {
										const err76 = {
											instancePath: instancePath + "/proposals/" + i2 + "/decision/restatement_sha256",
											schemaPath: "#/properties/proposals/items/properties/decision/properties/restatement_sha256/type",
											keyword: "type",
											params: { type: "string" },
											message: "must be string"
										};
										if (vErrors === null) vErrors = [err76];
										else vErrors.push(err76);
										errors++;
									}
								}
							} else {
								const err77 = {
									instancePath: instancePath + "/proposals/" + i2 + "/decision",
									schemaPath: "#/properties/proposals/items/properties/decision/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err77];
								else vErrors.push(err77);
								errors++;
							}
						}
						if (data24.stood_down !== void 0 && func0.call(data24, "stood_down")) {
							let data42 = data24.stood_down;
							if (data42 && typeof data42 == "object" && !Array.isArray(data42)) {
								if (data42.at === void 0 || !func0.call(data42, "at")) {
									const err78 = {
										instancePath: instancePath + "/proposals/" + i2 + "/stood_down",
										schemaPath: "#/properties/proposals/items/properties/stood_down/required",
										keyword: "required",
										params: { missingProperty: "at" },
										message: "must have required property 'at'"
									};
									if (vErrors === null) vErrors = [err78];
									else vErrors.push(err78);
									errors++;
								}
								for (const key7 of Object.keys(data42)) if (!(key7 === "at")) {
									const err79 = {
										instancePath: instancePath + "/proposals/" + i2 + "/stood_down",
										schemaPath: "#/properties/proposals/items/properties/stood_down/additionalProperties",
										keyword: "additionalProperties",
										params: { additionalProperty: key7 },
										message: "must NOT have additional properties"
									};
									if (vErrors === null) vErrors = [err79];
									else vErrors.push(err79);
									errors++;
								}
								if (data42.at !== void 0 && func0.call(data42, "at")) {
									if (!validate386(data42.at, {
										instancePath: instancePath + "/proposals/" + i2 + "/stood_down/at",
										parentData: data42,
										parentDataProperty: "at",
										rootData,
										dynamicAnchors
									})) {
										vErrors = vErrors === null ? validate386.errors : vErrors.concat(validate386.errors);
										errors = vErrors.length;
									}
								}
							} else {
								const err80 = {
									instancePath: instancePath + "/proposals/" + i2 + "/stood_down",
									schemaPath: "#/properties/proposals/items/properties/stood_down/type",
									keyword: "type",
									params: { type: "object" },
									message: "must be object"
								};
								if (vErrors === null) vErrors = [err80];
								else vErrors.push(err80);
								errors++;
							}
						}
						if (data24.stood_down !== void 0 && func0.call(data24, "stood_down")) {
							if (data24.decision === void 0 || !func0.call(data24, "decision")) {
								const err81 = {
									instancePath: instancePath + "/proposals/" + i2,
									schemaPath: "#/properties/proposals/items/dependentRequired",
									keyword: "dependentRequired",
									params: {
										property: "stood_down",
										missingProperty: "decision",
										depsCount: 1,
										deps: "decision"
									},
									message: "must have property decision when property stood_down is present"
								};
								if (vErrors === null) vErrors = [err81];
								else vErrors.push(err81);
								errors++;
							}
						}
					} else {
						const err82 = {
							instancePath: instancePath + "/proposals/" + i2,
							schemaPath: "#/properties/proposals/items/type",
							keyword: "type",
							params: { type: "object" },
							message: "must be object"
						};
						if (vErrors === null) vErrors = [err82];
						else vErrors.push(err82);
						errors++;
					}
				}
			} else {
				const err83 = {
					instancePath: instancePath + "/proposals",
					schemaPath: "#/properties/proposals/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err83];
				else vErrors.push(err83);
				errors++;
			}
		}
	} else {
		const err84 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err84];
		else vErrors.push(err84);
		errors++;
	}
	validate230.errors = vErrors;
	return errors === 0;
}
validate230.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate229(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate229.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_grant_writer_draft === void 0 || !func0.call(data, "poa_grant_writer_draft")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_grant_writer_draft" },
				message: "must have required property 'poa_grant_writer_draft'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.draft === void 0 || !func0.call(data, "draft")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "draft" },
				message: "must have required property 'draft'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "poa_grant_writer_draft" || key0 === "exported_at" || key0 === "draft")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.poa_grant_writer_draft !== void 0 && func0.call(data, "poa_grant_writer_draft")) {
			if (2 !== data.poa_grant_writer_draft) {
				const err3 = {
					instancePath: instancePath + "/poa_grant_writer_draft",
					schemaPath: "#/properties/poa_grant_writer_draft/const",
					keyword: "const",
					params: { allowedValue: 2 },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.exported_at !== void 0 && func0.call(data, "exported_at")) {
			if (typeof data.exported_at !== "string") {
				const err4 = {
					instancePath: instancePath + "/exported_at",
					schemaPath: "#/properties/exported_at/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.draft !== void 0 && func0.call(data, "draft")) {
			if (!validate230(data.draft, {
				instancePath: instancePath + "/draft",
				parentData: data,
				parentDataProperty: "draft",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate230.errors : vErrors.concat(validate230.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate229.errors = vErrors;
	return errors === 0;
}
validate229.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validateGrant11 = validate390;
const schema78 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.1",
	"title": "Grant11",
	"description": "A Grant of Agentic Power of Action 1.1: the 1.2 schema without formations, discovery.inventories and a member's platform. The Grant writer's own reading; not the published schema.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.1",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Day"
					}
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/SourceRef"
					}
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/SourceRef"
					}
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Trigger"
					}
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" }
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActorRef"
					}
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Effect"
					}
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"enum": [
							"read",
							"write",
							"delete",
							"share"
						]
					}
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/CounterpartyRef"
					}
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Name"
					}
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ResourceRef"
					}
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActorRef"
					}
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
const pattern12 = /* @__PURE__ */ new RegExp("^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$", "u");
function validate391(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate391.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern12.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
				message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate391.errors = vErrors;
	return errors === 0;
}
validate391.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern13 = new RegExp("^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$", "u");
function validate393(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate393.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern13.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate393.errors = vErrors;
	return errors === 0;
}
validate393.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern14 = new RegExp("^(?!\\s)[^\\p{Cc}]+(?<!\\s)$", "u");
function validate397(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate397.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate397.errors = vErrors;
	return errors === 0;
}
validate397.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate395(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate395.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate393(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate397(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate395.errors = vErrors;
	return errors === 0;
}
validate395.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate401(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate401.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 },
				message: "must NOT have more than 400 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
				message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate401.errors = vErrors;
	return errors === 0;
}
validate401.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate400(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate400.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate401(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate397(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate397(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate397(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate400.errors = vErrors;
	return errors === 0;
}
validate400.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema85 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate407(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate407.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema85.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate397(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate407.errors = vErrors;
	return errors === 0;
}
validate407.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate410(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate410.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate410.errors = vErrors;
	return errors === 0;
}
validate410.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate412(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate412.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			if (!validate410(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/includes/" + i0,
							schemaPath: "#/properties/includes/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!validate410(data2, {
						instancePath: instancePath + "/includes/" + i0,
						parentData: data1,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err5 = {
								instancePath: instancePath + "/includes",
								schemaPath: "#/properties/includes/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data4 = data3[i2];
					if (typeof data4 !== "string") {
						const err7 = {
							instancePath: instancePath + "/excludes/" + i2,
							schemaPath: "#/properties/excludes/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (!validate410(data4, {
						instancePath: instancePath + "/excludes/" + i2,
						parentData: data3,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data3[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err8 = {
								instancePath: instancePath + "/excludes",
								schemaPath: "#/properties/excludes/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate412.errors = vErrors;
	return errors === 0;
}
validate412.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema88 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Trigger"
			}
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema89 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
function validate418(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate418.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "plan" || data === "ask" || data === "auto" || data === "full_auto")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema89.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate418.errors = vErrors;
	return errors === 0;
}
validate418.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema90 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
function validate420(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate420.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "asked" || data === "routine" || data === "message" || data === "notification" || data === "app_event" || data === "handoff" || data === "autonomous")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema90.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate420.errors = vErrors;
	return errors === 0;
}
validate420.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema92 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate423(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate423.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "never" || data === "ask" || data === "allowed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema92.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate423.errors = vErrors;
	return errors === 0;
}
validate423.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate422(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate422.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if (!validate423(data.memory, {
				instancePath: instancePath + "/memory",
				parentData: data,
				parentDataProperty: "memory",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			if (!validate423(data.schedule, {
				instancePath: instancePath + "/schedule",
				parentData: data,
				parentDataProperty: "schedule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
				errors = vErrors.length;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			if (!validate423(data.account_settings, {
				instancePath: instancePath + "/account_settings",
				parentData: data,
				parentDataProperty: "account_settings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate423.errors : vErrors.concat(validate423.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate422.errors = vErrors;
	return errors === 0;
}
validate422.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate428(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate428.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate428.errors = vErrors;
	return errors === 0;
}
validate428.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern17 = /* @__PURE__ */ new RegExp("^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$", "u");
const pattern18 = /* @__PURE__ */ new RegExp("^[A-Z]{3}$", "u");
function validate431(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate431.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0 || !func0.call(data, "amount")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.currency === void 0 || !func0.call(data, "currency")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" },
				message: "must have required property 'currency'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "amount" || key0 === "currency")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.amount !== void 0 && func0.call(data, "amount")) {
			let data0 = data.amount;
			if (typeof data0 === "string") {
				if (!pattern17.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
						message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.currency !== void 0 && func0.call(data, "currency")) {
			let data1 = data.currency;
			if (typeof data1 === "string") {
				if (!pattern18.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/currency",
						schemaPath: "#/properties/currency/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" },
						message: "must match pattern \"^[A-Z]{3}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/currency",
					schemaPath: "#/properties/currency/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate431.errors = vErrors;
	return errors === 0;
}
validate431.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema97 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
function validate436(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate436.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "mon" || data === "tue" || data === "wed" || data === "thu" || data === "fri" || data === "sat" || data === "sun")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema97.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate436.errors = vErrors;
	return errors === 0;
}
validate436.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern19 = /* @__PURE__ */ new RegExp("^(?:[01]\\d|2[0-3]):[0-5]\\d$", "u");
function validate435(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate435.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err6 = {
							instancePath: instancePath + "/days/" + i0,
							schemaPath: "#/properties/days/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!validate436(data1, {
						instancePath: instancePath + "/days/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate436.errors : vErrors.concat(validate436.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data0[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err7 = {
								instancePath: instancePath + "/days",
								schemaPath: "#/properties/days/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern19.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern19.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			if (!validate397(data.timezone, {
				instancePath: instancePath + "/timezone",
				parentData: data,
				parentDataProperty: "timezone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate435.errors = vErrors;
	return errors === 0;
}
validate435.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate430(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate430.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate431(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate431(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
				errors = vErrors.length;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate428(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate435(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate430.errors = vErrors;
	return errors === 0;
}
validate430.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema98 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/SourceRef"
			}
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/SourceRef"
			}
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
const pattern21 = /* @__PURE__ */ new RegExp("^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$", "u");
function validate442(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate442.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern21.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
				message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate442.errors = vErrors;
	return errors === 0;
}
validate442.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern22 = /* @__PURE__ */ new RegExp("^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$", "u");
function validate445(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate445.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern22.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
				message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate445.errors = vErrors;
	return errors === 0;
}
validate445.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate441(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate441.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err5 = {
							instancePath: instancePath + "/allowed/" + i0,
							schemaPath: "#/properties/allowed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!validate442(data1, {
						instancePath: instancePath + "/allowed/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data0[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err6 = {
								instancePath: instancePath + "/allowed",
								schemaPath: "#/properties/allowed/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data3 = data2[i2];
					if (typeof data3 !== "string") {
						const err8 = {
							instancePath: instancePath + "/prohibited/" + i2,
							schemaPath: "#/properties/prohibited/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!validate442(data3, {
						instancePath: instancePath + "/prohibited/" + i2,
						parentData: data2,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate442.errors : vErrors.concat(validate442.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data2[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err9 = {
								instancePath: instancePath + "/prohibited",
								schemaPath: "#/properties/prohibited/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			if (!validate445(data.freshness, {
				instancePath: instancePath + "/freshness",
				parentData: data,
				parentDataProperty: "freshness",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate445.errors : vErrors.concat(validate445.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err11 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema98.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err12 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate441.errors = vErrors;
	return errors === 0;
}
validate441.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate417(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate417.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema88.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			if (!validate418(data.working_mode, {
				instancePath: instancePath + "/working_mode",
				parentData: data,
				parentDataProperty: "working_mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate418.errors : vErrors.concat(validate418.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err11 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err12 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/properties/triggers/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (!validate420(data3, {
						instancePath: instancePath + "/triggers/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate420.errors : vErrors.concat(validate420.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err13 = {
								instancePath: instancePath + "/triggers",
								schemaPath: "#/properties/triggers/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate422(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate422.errors : vErrors.concat(validate422.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err15 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema88.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err16 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema88.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			if (!validate428(data.max_recipients, {
				instancePath: instancePath + "/max_recipients",
				parentData: data,
				parentDataProperty: "max_recipients",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate430(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate430.errors : vErrors.concat(validate430.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate441(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate417.errors = vErrors;
	return errors === 0;
}
validate417.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema102 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate450(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate450.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "proposal" || data === "on_confirm" || data === "self_within_limits")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema102.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate450.errors = vErrors;
	return errors === 0;
}
validate450.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate449(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate449.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			if (!validate450(data.sent, {
				instancePath: instancePath + "/sent",
				parentData: data,
				parentDataProperty: "sent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			if (!validate450(data.purchased, {
				instancePath: instancePath + "/purchased",
				parentData: data,
				parentDataProperty: "purchased",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			if (!validate450(data.transferred, {
				instancePath: instancePath + "/transferred",
				parentData: data,
				parentDataProperty: "transferred",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			if (!validate450(data.submitted, {
				instancePath: instancePath + "/submitted",
				parentData: data,
				parentDataProperty: "submitted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			if (!validate450(data.changed, {
				instancePath: instancePath + "/changed",
				parentData: data,
				parentDataProperty: "changed",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			if (!validate450(data.deleted, {
				instancePath: instancePath + "/deleted",
				parentData: data,
				parentDataProperty: "deleted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			if (!validate450(data.shared, {
				instancePath: instancePath + "/shared",
				parentData: data,
				parentDataProperty: "shared",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate450.errors : vErrors.concat(validate450.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate449.errors = vErrors;
	return errors === 0;
}
validate449.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate462(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate462.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{64}$" },
				message: "must match pattern \"^[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate462.errors = vErrors;
	return errors === 0;
}
validate462.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate460(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate460.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			if (!validate397(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate462(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate460.errors = vErrors;
	return errors === 0;
}
validate460.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate459(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate459.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate460(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate460(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate460.errors : vErrors.concat(validate460.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate459.errors = vErrors;
	return errors === 0;
}
validate459.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema106 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate468(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate468.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate401(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate397(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate397(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate468.errors = vErrors;
	return errors === 0;
}
validate468.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate467(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate467.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema106.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate468(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate468.errors : vErrors.concat(validate468.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema106.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate467.errors = vErrors;
	return errors === 0;
}
validate467.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate476(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate476.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate391(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate401(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
				errors = vErrors.length;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate462(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate476.errors = vErrors;
	return errors === 0;
}
validate476.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate474(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate474.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err11 = {
							instancePath: instancePath + "/agents/" + i0,
							schemaPath: "#/properties/agents/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (!validate401(data3, {
						instancePath: instancePath + "/agents/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err12 = {
								instancePath: instancePath + "/agents",
								schemaPath: "#/properties/agents/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate476(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate476.errors : vErrors.concat(validate476.errors);
					errors = vErrors.length;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate474.errors = vErrors;
	return errors === 0;
}
validate474.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern24 = /* @__PURE__ */ new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$", "u");
function validate483(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate483.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern24.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
				message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate483.errors = vErrors;
	return errors === 0;
}
validate483.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate482(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate482.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			if (!validate483(data.issued_at, {
				instancePath: instancePath + "/issued_at",
				parentData: data,
				parentDataProperty: "issued_at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
				errors = vErrors.length;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			if (!validate483(data.not_before, {
				instancePath: instancePath + "/not_before",
				parentData: data,
				parentDataProperty: "not_before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
				errors = vErrors.length;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			if (!validate483(data.expires, {
				instancePath: instancePath + "/expires",
				parentData: data,
				parentDataProperty: "expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate483.errors : vErrors.concat(validate483.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate482.errors = vErrors;
	return errors === 0;
}
validate482.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate488(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate488.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			if (!validate397(data.command, {
				instancePath: instancePath + "/command",
				parentData: data,
				parentDataProperty: "command",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate393(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate488.errors = vErrors;
	return errors === 0;
}
validate488.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema114 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
const pattern25 = new RegExp("^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$", "u");
function validate495(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate495.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 320) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 320 },
				message: "must NOT have more than 320 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern25.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate495.errors = vErrors;
	return errors === 0;
}
validate495.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate493(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate493.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema114.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate397(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			if (!validate495(data.address, {
				instancePath: instancePath + "/address",
				parentData: data,
				parentDataProperty: "address",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate493.errors = vErrors;
	return errors === 0;
}
validate493.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate492(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate492.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate493(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate493.errors : vErrors.concat(validate493.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate492.errors = vErrors;
	return errors === 0;
}
validate492.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema116 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
function validate499(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate499.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.level === void 0 || !func0.call(data, "level")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.report === void 0 || !func0.call(data, "report")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "report" },
				message: "must have required property 'report'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "level" || key0 === "report")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level !== void 0 && func0.call(data, "level")) {
			let data0 = data.level;
			if (!(data0 === "official_acts" || data0 === "all_acts")) {
				const err3 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/enum",
					keyword: "enum",
					params: { allowedValues: schema116.properties.level.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.report !== void 0 && func0.call(data, "report")) {
			let data1 = data.report;
			if (!(data1 === "right_after" || data1 === "daily_summary")) {
				const err4 = {
					instancePath: instancePath + "/report",
					schemaPath: "#/properties/report/enum",
					keyword: "enum",
					params: { allowedValues: schema116.properties.report.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate499.errors = vErrors;
	return errors === 0;
}
validate499.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate501(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate501.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate410(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err3 = {
							instancePath: instancePath + "/contains/" + i0,
							schemaPath: "#/properties/contains/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (!validate410(data2, {
						instancePath: instancePath + "/contains/" + i0,
						parentData: data1,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err4 = {
								instancePath: instancePath + "/contains",
								schemaPath: "#/properties/contains/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate501.errors = vErrors;
	return errors === 0;
}
validate501.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema118 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Effect"
			}
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"enum": [
					"read",
					"write",
					"delete",
					"share"
				]
			}
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Text"
			}
		}
	}
};
const pattern26 = /* @__PURE__ */ new RegExp("^[a-z0-9][a-z0-9._\\-]{0,79}$", "u");
function validate506(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate506.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern26.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
				message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate506.errors = vErrors;
	return errors === 0;
}
validate506.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema121 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
function validate512(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate512.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema121.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate512.errors = vErrors;
	return errors === 0;
}
validate512.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const pattern27 = new RegExp("^https://[^\\s\\p{Cc}\\p{Cf}]+$", "u");
function validate514(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate514.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern27.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate514.errors = vErrors;
	return errors === 0;
}
validate514.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate511(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate511.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate512(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate512.errors : vErrors.concat(validate512.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs2 = errors;
	if (!validate514(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate514.errors : vErrors.concat(validate514.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate511.errors = vErrors;
	return errors === 0;
}
validate511.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate505(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate505.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema118.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate506(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate397(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate397(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate495(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 !== "string") {
						const err5 = {
							instancePath: instancePath + "/effects/" + i0,
							schemaPath: "#/properties/effects/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!validate511(data5, {
						instancePath: instancePath + "/effects/" + i0,
						parentData: data4,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data4[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err6 = {
								instancePath: instancePath + "/effects",
								schemaPath: "#/properties/effects/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			if (!validate410(data.place, {
				instancePath: instancePath + "/place",
				parentData: data,
				parentDataProperty: "place",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (typeof data8 !== "string") {
						const err8 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err9 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema118.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data7[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err10 = {
								instancePath: instancePath + "/reach",
								schemaPath: "#/properties/reach/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate410(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err12 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data11 = data10[i4];
					if (typeof data11 !== "string") {
						const err13 = {
							instancePath: instancePath + "/locations/" + i4,
							schemaPath: "#/properties/locations/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (!validate410(data11, {
						instancePath: instancePath + "/locations/" + i4,
						parentData: data10,
						parentDataProperty: i4,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
						errors = vErrors.length;
					}
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					const indices2 = {};
					for (; i5--;) {
						let item2 = data10[i5];
						if (typeof item2 !== "string") continue;
						if (typeof indices2[item2] == "number") {
							j2 = indices2[item2];
							const err14 = {
								instancePath: instancePath + "/locations",
								schemaPath: "#/properties/locations/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
							break;
						}
						indices2[item2] = i5;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate505.errors = vErrors;
	return errors === 0;
}
validate505.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema123 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ResourceRef"
			}
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ActorRef"
			}
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
function validate522(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate522.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
				message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate522.errors = vErrors;
	return errors === 0;
}
validate522.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema125 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
function validate525(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate525.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "none" || data === "sent" || data === "purchased" || data === "transferred" || data === "submitted" || data === "changed" || data === "deleted" || data === "shared")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema125.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate525.errors = vErrors;
	return errors === 0;
}
validate525.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema126 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/CounterpartyRef"
			}
		}
	}
};
function validate527(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate527.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema126.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema126.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err6 = {
							instancePath: instancePath + "/ids/" + i0,
							schemaPath: "#/properties/ids/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!validate495(data3, {
						instancePath: instancePath + "/ids/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate495.errors : vErrors.concat(validate495.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err7 = {
								instancePath: instancePath + "/ids",
								schemaPath: "#/properties/ids/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate527.errors = vErrors;
	return errors === 0;
}
validate527.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate533(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate533.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate431(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate431(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate431.errors : vErrors.concat(validate431.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data2 = data.categories;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err1 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err2 = {
							instancePath: instancePath + "/categories/" + i0,
							schemaPath: "#/properties/categories/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (!validate397(data3, {
						instancePath: instancePath + "/categories/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err3 = {
								instancePath: instancePath + "/categories",
								schemaPath: "#/properties/categories/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate428(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate428.errors : vErrors.concat(validate428.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate435(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate435.errors : vErrors.concat(validate435.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate533.errors = vErrors;
	return errors === 0;
}
validate533.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema128 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate540(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate540.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema128.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			if (!validate410(data.words, {
				instancePath: instancePath + "/words",
				parentData: data,
				parentDataProperty: "words",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate540.errors = vErrors;
	return errors === 0;
}
validate540.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate521(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate521.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema123.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate522(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate511(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate525(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
				errors = vErrors.length;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate527(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate527.errors : vErrors.concat(validate527.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						const err15 = {
							instancePath: instancePath + "/resources/" + i0,
							schemaPath: "#/properties/resources/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (!validate506(data8, {
						instancePath: instancePath + "/resources/" + i0,
						parentData: data7,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate506.errors : vErrors.concat(validate506.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data7[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err16 = {
								instancePath: instancePath + "/resources",
								schemaPath: "#/properties/resources/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err18 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data10 = data9[i2];
					if (typeof data10 !== "string") {
						const err19 = {
							instancePath: instancePath + "/actors/" + i2,
							schemaPath: "#/properties/actors/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (!validate401(data10, {
						instancePath: instancePath + "/actors/" + i2,
						parentData: data9,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate401.errors : vErrors.concat(validate401.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data9[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err20 = {
								instancePath: instancePath + "/actors",
								schemaPath: "#/properties/actors/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate441(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate441.errors : vErrors.concat(validate441.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate533(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate533.errors : vErrors.concat(validate533.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err22 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate540(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate540.errors : vErrors.concat(validate540.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err23 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema123.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate521.errors = vErrors;
	return errors === 0;
}
validate521.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate544(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate544.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate522(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate522.errors : vErrors.concat(validate522.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate511(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate511.errors : vErrors.concat(validate511.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate525(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate525.errors : vErrors.concat(validate525.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate397(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate397.errors : vErrors.concat(validate397.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate544.errors = vErrors;
	return errors === 0;
}
validate544.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema130 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate550(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate550.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			if (!validate410(data.about, {
				instancePath: instancePath + "/about",
				parentData: data,
				parentDataProperty: "about",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			if (!validate410(data.tool_permission, {
				instancePath: instancePath + "/tool_permission",
				parentData: data,
				parentDataProperty: "tool_permission",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			if (!validate410(data.work_rule, {
				instancePath: instancePath + "/work_rule",
				parentData: data,
				parentDataProperty: "work_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err7 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema130.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			if (!validate410(data.chosen, {
				instancePath: instancePath + "/chosen",
				parentData: data,
				parentDataProperty: "chosen",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			if (!validate410(data.why, {
				instancePath: instancePath + "/why",
				parentData: data,
				parentDataProperty: "why",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate550.errors = vErrors;
	return errors === 0;
}
validate550.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate557(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate557.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			if (!validate462(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate462.errors : vErrors.concat(validate462.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate557.errors = vErrors;
	return errors === 0;
}
validate557.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate390(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate390.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema78.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.1" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.1" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate391(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate391.errors : vErrors.concat(validate391.errors);
				errors = vErrors.length;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			if (!validate393(data.iss, {
				instancePath: instancePath + "/iss",
				parentData: data,
				parentDataProperty: "iss",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate393.errors : vErrors.concat(validate393.errors);
				errors = vErrors.length;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate395(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate395.errors : vErrors.concat(validate395.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate400(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate400.errors : vErrors.concat(validate400.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate407(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate407.errors : vErrors.concat(validate407.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			if (!validate410(data.purpose, {
				instancePath: instancePath + "/purpose",
				parentData: data,
				parentDataProperty: "purpose",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate410.errors : vErrors.concat(validate410.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate412(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate412.errors : vErrors.concat(validate412.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate417(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate417.errors : vErrors.concat(validate417.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate449(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate449.errors : vErrors.concat(validate449.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate459(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate459.errors : vErrors.concat(validate459.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate467(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate467.errors : vErrors.concat(validate467.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate474(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate474.errors : vErrors.concat(validate474.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate482(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate482.errors : vErrors.concat(validate482.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate488(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate488.errors : vErrors.concat(validate488.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate492(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate492.errors : vErrors.concat(validate492.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			if (!validate499(data.audit, {
				instancePath: instancePath + "/audit",
				parentData: data,
				parentDataProperty: "audit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate499.errors : vErrors.concat(validate499.errors);
				errors = vErrors.length;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate501(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate501.errors : vErrors.concat(validate501.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data18 = data.resources;
			if (Array.isArray(data18)) {
				const len0 = data18.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate505(data18[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data18,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate505.errors : vErrors.concat(validate505.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data20 = data.authorities;
			if (Array.isArray(data20)) {
				if (data20.length < 1) {
					const err23 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data20.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate521(data20[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data20,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate521.errors : vErrors.concat(validate521.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data22 = data.denied;
			if (Array.isArray(data22)) {
				const len2 = data22.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate544(data22[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data22,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate544.errors : vErrors.concat(validate544.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data24 = data.conflicts;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					const err26 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				const len3 = data24.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate550(data24[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data24,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate550.errors : vErrors.concat(validate550.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate557(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate557.errors : vErrors.concat(validate557.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err28 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err28];
		else vErrors.push(err28);
		errors++;
	}
	validate390.errors = vErrors;
	return errors === 0;
}
validate390.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const validateGrant = validate560;
const schema132 = {
	"$schema": "https://json-schema.org/draft/2020-12/schema",
	"$id": "urn:poa-grant-writer:grant:1.2",
	"title": "Grant",
	"description": "A Grant of Agentic Power of Action 1.2. This schema is the Grant writer's own reading of the specification's sections 5 and 4b; it is not the published grant.schema.json.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"poa_version",
		"grant_id",
		"iss",
		"principal",
		"delegate",
		"purpose",
		"work_scope",
		"defaults",
		"ceilings",
		"discovery",
		"work_system",
		"delegation",
		"validity",
		"revocation",
		"confirmation",
		"audit",
		"record",
		"resources",
		"authorities",
		"denied"
	],
	"properties": {
		"poa_version": {
			"const": "1.2",
			"description": "The schema version this Grant validates against."
		},
		"grant_id": { "$ref": "#/$defs/GrantId" },
		"iss": { "$ref": "#/$defs/Uri" },
		"principal": { "$ref": "#/$defs/Principal" },
		"delegate": { "$ref": "#/$defs/Delegate" },
		"on_behalf_of": { "$ref": "#/$defs/OnBehalfOf" },
		"purpose": { "$ref": "#/$defs/Text" },
		"work_scope": { "$ref": "#/$defs/WorkScope" },
		"defaults": { "$ref": "#/$defs/Defaults" },
		"ceilings": { "$ref": "#/$defs/Ceilings" },
		"discovery": { "$ref": "#/$defs/Discovery" },
		"work_system": { "$ref": "#/$defs/WorkSystem" },
		"delegation": { "$ref": "#/$defs/Delegation" },
		"validity": { "$ref": "#/$defs/Validity" },
		"revocation": { "$ref": "#/$defs/Revocation" },
		"confirmation": { "$ref": "#/$defs/Confirmation" },
		"audit": { "$ref": "#/$defs/Audit" },
		"record": { "$ref": "#/$defs/Record" },
		"resources": {
			"type": "array",
			"items": { "$ref": "#/$defs/Resource" }
		},
		"authorities": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Authority" }
		},
		"denied": {
			"type": "array",
			"items": { "$ref": "#/$defs/Denial" }
		},
		"conflicts": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Conflict" }
		},
		"formations": {
			"type": "array",
			"minItems": 1,
			"items": { "$ref": "#/$defs/Formation" }
		},
		"seal": { "$ref": "#/$defs/Seal" }
	},
	"$defs": {
		"Text": {
			"title": "Text",
			"description": "Trimmed, not empty, no control characters, at most 2,000 characters.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Name": {
			"title": "Name",
			"description": "A name or a label: at most 200 characters. Metadata, never an identifier (G4).",
			"maxLength": 200,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$"
		},
		"Uri": {
			"title": "Uri",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Hex64": {
			"title": "Hex64",
			"description": "A SHA-256 in lowercase hexadecimal.",
			"type": "string",
			"pattern": "^[0-9a-f]{64}$"
		},
		"GrantId": {
			"title": "GrantId",
			"description": "Opaque; the carrier's jti.",
			"type": "string",
			"pattern": "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$"
		},
		"ActId": {
			"title": "ActId",
			"maxLength": 100,
			"type": "string",
			"pattern": "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$"
		},
		"CatalogueEffect": {
			"title": "CatalogueEffect",
			"enum": [
				"read",
				"search",
				"analyze",
				"draft",
				"recommend",
				"prepare",
				"send_email",
				"send_message",
				"place_call",
				"invite",
				"purchase",
				"book",
				"subscribe",
				"pay",
				"transfer_money",
				"refund",
				"submit_form",
				"sign",
				"apply",
				"file_return",
				"accept_terms",
				"create_record",
				"update_record",
				"schedule",
				"edit_document",
				"organize_files",
				"change_settings",
				"run_change",
				"cancel_booking",
				"unsubscribe",
				"delete_record",
				"delete_file",
				"share_file",
				"publish",
				"grant_access",
				"move_information"
			]
		},
		"ExtensionEffect": {
			"title": "ExtensionEffect",
			"description": "An effect outside the catalogue: a name matched by exact string, never fetched.",
			"maxLength": 2e3,
			"type": "string",
			"pattern": "^https://[^\\s\\p{Cc}\\p{Cf}]+$"
		},
		"Effect": {
			"title": "Effect",
			"anyOf": [{ "$ref": "#/$defs/CatalogueEffect" }, { "$ref": "#/$defs/ExtensionEffect" }]
		},
		"Kind": {
			"title": "Kind",
			"enum": [
				"none",
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			]
		},
		"CeilingLevel": {
			"title": "CeilingLevel",
			"enum": [
				"proposal",
				"on_confirm",
				"self_within_limits"
			]
		},
		"ActorRef": {
			"title": "ActorRef",
			"description": "principal, or an agent:, person: or system: reference, or an absolute URN (an agent).",
			"maxLength": 400,
			"type": "string",
			"pattern": "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$"
		},
		"ResourceRef": {
			"title": "ResourceRef",
			"type": "string",
			"pattern": "^[a-z0-9][a-z0-9._\\-]{0,79}$"
		},
		"CounterpartyRef": {
			"title": "CounterpartyRef",
			"maxLength": 320,
			"type": "string",
			"pattern": "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$"
		},
		"SourceRef": {
			"title": "SourceRef",
			"type": "string",
			"pattern": "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$"
		},
		"Instant": {
			"title": "Instant",
			"description": "YYYY-MM-DDTHH:MM:SSZ, whole seconds, UTC; a real instant.",
			"type": "string",
			"pattern": "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$"
		},
		"Duration": {
			"title": "Duration",
			"description": "ISO 8601: weeks, days, hours, minutes and seconds only.",
			"maxLength": 40,
			"type": "string",
			"pattern": "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$"
		},
		"Count": {
			"title": "Count",
			"type": "integer",
			"minimum": 1,
			"maximum": 9007199254740991
		},
		"Money": {
			"title": "Money",
			"description": "A decimal string and an ISO 4217 code; never a JSON number.",
			"type": "object",
			"additionalProperties": false,
			"required": ["amount", "currency"],
			"properties": {
				"amount": {
					"type": "string",
					"pattern": "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$"
				},
				"currency": {
					"type": "string",
					"pattern": "^[A-Z]{3}$"
				}
			}
		},
		"Day": {
			"title": "Day",
			"enum": [
				"mon",
				"tue",
				"wed",
				"thu",
				"fri",
				"sat",
				"sun"
			]
		},
		"Hours": {
			"title": "Hours",
			"description": "start > end runs past midnight; start = end is the whole of the listed days; timezone is an IANA name.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"days",
				"start",
				"end",
				"timezone"
			],
			"properties": {
				"days": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Day"
					}
				},
				"start": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"end": {
					"type": "string",
					"pattern": "^(?:[01]\\d|2[0-3]):[0-5]\\d$"
				},
				"timezone": { "$ref": "#/$defs/Name" }
			}
		},
		"Principal": {
			"title": "Principal",
			"type": "object",
			"additionalProperties": false,
			"required": ["sub", "name"],
			"properties": {
				"sub": { "$ref": "#/$defs/Uri" },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"Delegate": {
			"title": "Delegate",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sub",
				"name",
				"role"
			],
			"properties": {
				"sub": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"OnBehalfOf": {
			"title": "OnBehalfOf",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"self",
					"person",
					"organization"
				] },
				"name": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkScope": {
			"title": "WorkScope",
			"description": "Plain language, never matched; it is not OAuth scope (G5).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"summary",
				"includes",
				"excludes"
			],
			"properties": {
				"summary": { "$ref": "#/$defs/Text" },
				"includes": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				},
				"excludes": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"WorkingMode": {
			"title": "WorkingMode",
			"enum": [
				"plan",
				"ask",
				"auto",
				"full_auto"
			]
		},
		"Trigger": {
			"title": "Trigger",
			"enum": [
				"asked",
				"routine",
				"message",
				"notification",
				"app_event",
				"handoff",
				"autonomous"
			]
		},
		"SelfChangeRule": {
			"title": "SelfChangeRule",
			"enum": [
				"never",
				"ask",
				"allowed"
			]
		},
		"SelfChanges": {
			"title": "SelfChanges",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"memory",
				"schedule",
				"account_settings"
			],
			"properties": {
				"memory": { "$ref": "#/$defs/SelfChangeRule" },
				"schedule": { "$ref": "#/$defs/SelfChangeRule" },
				"account_settings": { "$ref": "#/$defs/SelfChangeRule" }
			}
		},
		"DefaultLimits": {
			"title": "DefaultLimits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"Grounding": {
			"title": "Grounding",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"allowed",
				"prohibited",
				"on_disagreement",
				"memory"
			],
			"properties": {
				"allowed": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/SourceRef"
					}
				},
				"prohibited": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/SourceRef"
					}
				},
				"freshness": { "$ref": "#/$defs/Duration" },
				"on_disagreement": { "enum": [
					"ask",
					"stop",
					"system_of_record"
				] },
				"memory": { "const": "lead_only" }
			}
		},
		"Defaults": {
			"title": "Defaults",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"working_mode",
				"pause_on_unexpected",
				"triggers",
				"self_changes",
				"new_connectors",
				"data_movement",
				"max_recipients",
				"limits",
				"grounding"
			],
			"properties": {
				"working_mode": { "$ref": "#/$defs/WorkingMode" },
				"pause_on_unexpected": { "type": "boolean" },
				"triggers": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Trigger"
					}
				},
				"self_changes": { "$ref": "#/$defs/SelfChanges" },
				"new_connectors": { "enum": ["not_covered", "covered"] },
				"data_movement": { "enum": [
					"never",
					"ask",
					"listed_apps"
				] },
				"max_recipients": { "$ref": "#/$defs/Count" },
				"limits": { "$ref": "#/$defs/DefaultLimits" },
				"grounding": { "$ref": "#/$defs/Grounding" }
			}
		},
		"Ceilings": {
			"title": "Ceilings",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"sent",
				"purchased",
				"transferred",
				"submitted",
				"changed",
				"deleted",
				"shared"
			],
			"properties": {
				"sent": { "$ref": "#/$defs/CeilingLevel" },
				"purchased": { "$ref": "#/$defs/CeilingLevel" },
				"transferred": { "$ref": "#/$defs/CeilingLevel" },
				"submitted": { "$ref": "#/$defs/CeilingLevel" },
				"changed": { "$ref": "#/$defs/CeilingLevel" },
				"deleted": { "$ref": "#/$defs/CeilingLevel" },
				"shared": { "$ref": "#/$defs/CeilingLevel" }
			}
		},
		"RequestRef": {
			"title": "RequestRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["version", "sha256"],
			"properties": {
				"version": { "$ref": "#/$defs/Name" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"InventoryRef": {
			"title": "InventoryRef",
			"type": "object",
			"additionalProperties": false,
			"required": ["agent", "sha256"],
			"properties": {
				"agent": { "$ref": "#/$defs/ActorRef" },
				"sha256": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Discovery": {
			"title": "Discovery",
			"description": "The request that was sent, and the agents' reviewed answers, one per agent (G15).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"request": { "$ref": "#/$defs/RequestRef" },
				"formation_section": { "$ref": "#/$defs/RequestRef" },
				"inventories": {
					"type": "array",
					"items": { "$ref": "#/$defs/InventoryRef" }
				}
			}
		},
		"Member": {
			"title": "Member",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"actor",
				"name",
				"role"
			],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"name": { "$ref": "#/$defs/Name" },
				"role": { "$ref": "#/$defs/Name" },
				"platform": { "$ref": "#/$defs/Name" }
			}
		},
		"WorkSystem": {
			"title": "WorkSystem",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"arrangement",
				"members",
				"unnamed_agents"
			],
			"properties": {
				"arrangement": { "enum": [
					"one_agent",
					"team",
					"lead_with_specialists",
					"external_system"
				] },
				"members": {
					"type": "array",
					"items": { "$ref": "#/$defs/Member" }
				},
				"unnamed_agents": { "enum": [
					"nothing",
					"non_binding",
					"ask"
				] }
			}
		},
		"ChainLink": {
			"title": "ChainLink",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"grant_id",
				"delegate",
				"seal"
			],
			"properties": {
				"grant_id": { "$ref": "#/$defs/GrantId" },
				"delegate": { "$ref": "#/$defs/ActorRef" },
				"seal": { "$ref": "#/$defs/Hex64" }
			}
		},
		"Delegation": {
			"title": "Delegation",
			"description": "chain is root first and as long as the depth; agents absent means any agent.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"depth",
				"max_depth",
				"chain"
			],
			"properties": {
				"depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"max_depth": {
					"type": "integer",
					"minimum": 0,
					"maximum": 9007199254740991
				},
				"agents": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActorRef"
					}
				},
				"chain": {
					"type": "array",
					"items": { "$ref": "#/$defs/ChainLink" }
				}
			}
		},
		"Validity": {
			"title": "Validity",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"issued_at",
				"not_before",
				"expires"
			],
			"properties": {
				"issued_at": { "$ref": "#/$defs/Instant" },
				"not_before": { "$ref": "#/$defs/Instant" },
				"expires": { "$ref": "#/$defs/Instant" }
			}
		},
		"Revocation": {
			"title": "Revocation",
			"type": "object",
			"additionalProperties": false,
			"required": ["command"],
			"properties": {
				"command": { "$ref": "#/$defs/Name" },
				"status": { "$ref": "#/$defs/Uri" }
			}
		},
		"Channel": {
			"title": "Channel",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind", "label"],
			"properties": {
				"kind": { "enum": [
					"chat",
					"email",
					"sms",
					"call",
					"push",
					"in_person",
					"other"
				] },
				"label": { "$ref": "#/$defs/Name" },
				"address": { "$ref": "#/$defs/CounterpartyRef" }
			}
		},
		"Confirmation": {
			"title": "Confirmation",
			"type": "object",
			"additionalProperties": false,
			"required": ["channels"],
			"properties": { "channels": {
				"type": "array",
				"minItems": 1,
				"items": { "$ref": "#/$defs/Channel" }
			} }
		},
		"Audit": {
			"title": "Audit",
			"type": "object",
			"additionalProperties": false,
			"required": ["level", "report"],
			"properties": {
				"level": { "enum": ["official_acts", "all_acts"] },
				"report": { "enum": ["right_after", "daily_summary"] }
			}
		},
		"Record": {
			"title": "Record",
			"description": "What is kept of every official act, and where (G13).",
			"type": "object",
			"additionalProperties": false,
			"required": ["where", "contains"],
			"properties": {
				"where": { "$ref": "#/$defs/Text" },
				"contains": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"Resource": {
			"title": "Resource",
			"description": "An app the principal selected. No account or no locations: the whole app (G12).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"id",
				"provider",
				"label",
				"effects"
			],
			"properties": {
				"id": { "$ref": "#/$defs/ResourceRef" },
				"provider": { "$ref": "#/$defs/Name" },
				"label": { "$ref": "#/$defs/Name" },
				"account": { "$ref": "#/$defs/CounterpartyRef" },
				"effects": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Effect"
					}
				},
				"place": { "$ref": "#/$defs/Text" },
				"reach": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"enum": [
							"read",
							"write",
							"delete",
							"share"
						]
					}
				},
				"via": { "$ref": "#/$defs/Text" },
				"locations": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"Targets": {
			"title": "Targets",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"class",
				"scope",
				"ids"
			],
			"properties": {
				"class": { "enum": [
					"recipients",
					"merchants",
					"payees",
					"offices",
					"collaborators",
					"audience"
				] },
				"scope": { "enum": [
					"named",
					"known",
					"any"
				] },
				"ids": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/CounterpartyRef"
					}
				}
			}
		},
		"Limits": {
			"title": "Limits",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"per_act": { "$ref": "#/$defs/Money" },
				"per_month": { "$ref": "#/$defs/Money" },
				"categories": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Name"
					}
				},
				"binding_acts_per_day": { "$ref": "#/$defs/Count" },
				"hours": { "$ref": "#/$defs/Hours" }
			}
		},
		"GoAhead": {
			"title": "GoAhead",
			"type": "object",
			"additionalProperties": false,
			"required": ["mode"],
			"properties": {
				"mode": { "enum": ["standing", "each_time"] },
				"words": { "$ref": "#/$defs/Text" }
			}
		},
		"Authority": {
			"title": "Authority",
			"description": "The bounded permission for one act.",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"act",
				"effect",
				"kind",
				"resources",
				"actors",
				"grounding",
				"limits",
				"commit"
			],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"targets": { "$ref": "#/$defs/Targets" },
				"resources": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ResourceRef"
					}
				},
				"actors": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActorRef"
					}
				},
				"grounding": { "$ref": "#/$defs/Grounding" },
				"limits": { "$ref": "#/$defs/Limits" },
				"pause_on_unexpected": { "const": true },
				"go_ahead": { "$ref": "#/$defs/GoAhead" },
				"commit": { "enum": [
					"automatic",
					"user_approval",
					"prohibited"
				] }
			},
			"if": {
				"properties": { "kind": { "const": "none" } },
				"required": ["kind"]
			},
			"then": { "properties": {
				"go_ahead": false,
				"commit": { "const": "automatic" }
			} },
			"else": { "required": ["go_ahead"] }
		},
		"Denial": {
			"title": "Denial",
			"description": "An act marked never, or (no act) a whole effect. A denial beats an allowance.",
			"type": "object",
			"additionalProperties": false,
			"required": ["effect", "kind"],
			"properties": {
				"act": { "$ref": "#/$defs/ActId" },
				"effect": { "$ref": "#/$defs/Effect" },
				"kind": { "$ref": "#/$defs/Kind" },
				"label": { "$ref": "#/$defs/Name" }
			}
		},
		"Conflict": {
			"title": "Conflict",
			"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"about",
				"tool_permission",
				"work_rule",
				"applies",
				"chosen",
				"why"
			],
			"properties": {
				"about": { "$ref": "#/$defs/Text" },
				"tool_permission": { "$ref": "#/$defs/Text" },
				"work_rule": { "$ref": "#/$defs/Text" },
				"applies": { "enum": ["tool_permission", "work_rule"] },
				"chosen": { "$ref": "#/$defs/Text" },
				"why": { "$ref": "#/$defs/Text" }
			}
		},
		"SettlementKind": {
			"title": "SettlementKind",
			"enum": [
				"authored_completion",
				"rule_fires",
				"owner_acceptance",
				"ownership_transfer",
				"aggregated_judgment",
				"allocation_award",
				"committed_state_transition",
				"protocol_convergence"
			]
		},
		"Participant": {
			"title": "Participant",
			"type": "object",
			"additionalProperties": false,
			"required": ["actor", "membership"],
			"properties": {
				"actor": { "$ref": "#/$defs/ActorRef" },
				"membership": { "enum": ["member", "adjacent"] },
				"interaction": { "enum": [
					"none",
					"consulted",
					"notified"
				] },
				"authority": { "enum": [
					"none",
					"delegates",
					"delegated"
				] },
				"commit": { "enum": ["none", "ratifies"] }
			}
		},
		"Threshold": {
			"title": "Threshold",
			"type": "object",
			"additionalProperties": false,
			"required": ["approvals"],
			"properties": { "approvals": { "$ref": "#/$defs/Count" } }
		},
		"Settlement": {
			"title": "Settlement",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"kind": { "$ref": "#/$defs/SettlementKind" },
				"rule": { "$ref": "#/$defs/Text" },
				"threshold": { "$ref": "#/$defs/Threshold" },
				"evaluator": { "$ref": "#/$defs/ActorRef" },
				"reversibility": { "enum": [
					"reversible",
					"costly",
					"irreversible"
				] },
				"evidence": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"enum": [
							"accept",
							"votes",
							"transfer",
							"award",
							"commit"
						]
					}
				}
			}
		},
		"Termination": {
			"title": "Termination",
			"type": "object",
			"additionalProperties": false,
			"required": ["kind"],
			"properties": {
				"kind": { "enum": [
					"construction",
					"declared_bound",
					"model_signal",
					"unbounded"
				] },
				"max_rounds": { "$ref": "#/$defs/Count" },
				"stop_rule": { "$ref": "#/$defs/Text" },
				"on_limit": { "enum": ["ask", "stop"] }
			}
		},
		"Handoff": {
			"title": "Handoff",
			"type": "object",
			"additionalProperties": false,
			"required": ["from", "to"],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"ownership": { "enum": ["moves", "stays"] },
				"acceptance": { "$ref": "#/$defs/Text" },
				"seam": { "enum": [
					"coordination",
					"specialisation",
					"segregation_of_duties",
					"accountability",
					"external_sla"
				] }
			}
		},
		"Transition": {
			"title": "Transition",
			"type": "object",
			"additionalProperties": false,
			"required": [
				"from",
				"to",
				"authority"
			],
			"properties": {
				"from": { "$ref": "#/$defs/ActorRef" },
				"to": { "$ref": "#/$defs/ActorRef" },
				"authority": { "enum": ["human_gate", "agent_delegates"] },
				"acts": {
					"type": "array",
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActId"
					}
				}
			}
		},
		"Configuration": {
			"title": "Configuration",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"plan_provenance": { "enum": [
					"authored",
					"runtime",
					"hybrid"
				] },
				"performer_composition": { "$ref": "#/$defs/Text" }
			}
		},
		"Protocol": {
			"title": "Protocol",
			"description": "A mesh answers who_may_act, artifact, interactions, conflict and settlement; a handoff answers eligibility, envelope and acceptance (F4).",
			"type": "object",
			"additionalProperties": false,
			"properties": {
				"who_may_act": { "$ref": "#/$defs/Text" },
				"artifact": { "$ref": "#/$defs/Text" },
				"interactions": { "$ref": "#/$defs/Text" },
				"conflict": { "$ref": "#/$defs/Text" },
				"settlement": { "$ref": "#/$defs/Text" },
				"eligibility": { "$ref": "#/$defs/Text" },
				"envelope": { "$ref": "#/$defs/Text" },
				"acceptance": { "$ref": "#/$defs/Text" }
			}
		},
		"Formation": {
			"title": "Formation",
			"type": "object",
			"additionalProperties": false,
			"required": ["arrangement"],
			"properties": {
				"name": { "$ref": "#/$defs/Name" },
				"arrangement": { "enum": [
					"path.sequential",
					"path.choice",
					"path.fanout_fanin",
					"path.bounded_loop",
					"hub.manager_worker",
					"habitat.handoff",
					"habitat.committee",
					"habitat.market",
					"habitat.blackboard",
					"habitat.mesh"
				] },
				"routing_authority": { "enum": [
					"code",
					"one_model",
					"any_peer",
					"none",
					"protocol",
					"environment"
				] },
				"participants": {
					"type": "array",
					"items": { "$ref": "#/$defs/Participant" }
				},
				"settlement": { "$ref": "#/$defs/Settlement" },
				"join": { "enum": [
					"all",
					"any",
					"first_completed",
					"decision",
					"wait_for_activated_arms"
				] },
				"termination": { "$ref": "#/$defs/Termination" },
				"handoffs": {
					"type": "array",
					"items": { "$ref": "#/$defs/Handoff" }
				},
				"transitions": {
					"type": "array",
					"items": { "$ref": "#/$defs/Transition" }
				},
				"configuration": { "$ref": "#/$defs/Configuration" },
				"protocol": { "$ref": "#/$defs/Protocol" },
				"acts": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/ActId"
					}
				},
				"unresolved": {
					"type": "array",
					"minItems": 1,
					"uniqueItems": true,
					"items": {
						"type": "string",
						"$ref": "#/$defs/Text"
					}
				}
			}
		},
		"Seal": {
			"title": "Seal",
			"type": "object",
			"additionalProperties": false,
			"required": ["alg", "value"],
			"properties": {
				"alg": { "const": "sha-256" },
				"value": { "$ref": "#/$defs/Hex64" }
			}
		}
	}
};
function validate561(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate561.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern12.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$" },
				message: "must match pattern \"^urn:uuid:[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate561.errors = vErrors;
	return errors === 0;
}
validate561.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate563(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate563.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern13.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^[A-Za-z][A-Za-z0-9+.\\-]*:[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate563.errors = vErrors;
	return errors === 0;
}
validate563.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate567(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate567.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 200) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 200 },
				message: "must NOT have more than 200 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate567.errors = vErrors;
	return errors === 0;
}
validate567.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate565(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate565.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate563(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate567(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate565.errors = vErrors;
	return errors === 0;
}
validate565.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate571(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate571.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 400) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 400 },
				message: "must NOT have more than 400 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern5.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$" },
				message: "must match pattern \"^(?:principal|(?:agent|person|system):[A-Za-z0-9._~\\-]{1,80}|urn:[A-Za-z0-9][A-Za-z0-9\\-]{0,30}[A-Za-z0-9]:[A-Za-z0-9()+,\\-.:=@;$_!*'%\\/?#&~]+)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate571.errors = vErrors;
	return errors === 0;
}
validate571.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate570(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate570.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sub === void 0 || !func0.call(data, "sub")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sub" },
				message: "must have required property 'sub'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sub" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.sub !== void 0 && func0.call(data, "sub")) {
			if (!validate571(data.sub, {
				instancePath: instancePath + "/sub",
				parentData: data,
				parentDataProperty: "sub",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate567(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate567(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate567(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate570.errors = vErrors;
	return errors === 0;
}
validate570.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema139 = {
	"title": "OnBehalfOf",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"self",
			"person",
			"organization"
		] },
		"name": { "$ref": "#/$defs/Name" }
	}
};
function validate577(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate577.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "self" || data0 === "person" || data0 === "organization")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema139.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate567(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate577.errors = vErrors;
	return errors === 0;
}
validate577.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate580(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate580.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern14.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate580.errors = vErrors;
	return errors === 0;
}
validate580.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate582(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate582.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.summary === void 0 || !func0.call(data, "summary")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "summary" },
				message: "must have required property 'summary'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.includes === void 0 || !func0.call(data, "includes")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "includes" },
				message: "must have required property 'includes'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.excludes === void 0 || !func0.call(data, "excludes")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "excludes" },
				message: "must have required property 'excludes'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "summary" || key0 === "includes" || key0 === "excludes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.summary !== void 0 && func0.call(data, "summary")) {
			if (!validate580(data.summary, {
				instancePath: instancePath + "/summary",
				parentData: data,
				parentDataProperty: "summary",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.includes !== void 0 && func0.call(data, "includes")) {
			let data1 = data.includes;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err4 = {
							instancePath: instancePath + "/includes/" + i0,
							schemaPath: "#/properties/includes/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err4];
						else vErrors.push(err4);
						errors++;
					}
					if (!validate580(data2, {
						instancePath: instancePath + "/includes/" + i0,
						parentData: data1,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err5 = {
								instancePath: instancePath + "/includes",
								schemaPath: "#/properties/includes/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err5];
							else vErrors.push(err5);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/includes",
					schemaPath: "#/properties/includes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.excludes !== void 0 && func0.call(data, "excludes")) {
			let data3 = data.excludes;
			if (Array.isArray(data3)) {
				const len1 = data3.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data4 = data3[i2];
					if (typeof data4 !== "string") {
						const err7 = {
							instancePath: instancePath + "/excludes/" + i2,
							schemaPath: "#/properties/excludes/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err7];
						else vErrors.push(err7);
						errors++;
					}
					if (!validate580(data4, {
						instancePath: instancePath + "/excludes/" + i2,
						parentData: data3,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data3.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data3[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err8 = {
								instancePath: instancePath + "/excludes",
								schemaPath: "#/properties/excludes/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err8];
							else vErrors.push(err8);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err9 = {
					instancePath: instancePath + "/excludes",
					schemaPath: "#/properties/excludes/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err9];
				else vErrors.push(err9);
				errors++;
			}
		}
	} else {
		const err10 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err10];
		else vErrors.push(err10);
		errors++;
	}
	validate582.errors = vErrors;
	return errors === 0;
}
validate582.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema142 = {
	"title": "Defaults",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"working_mode",
		"pause_on_unexpected",
		"triggers",
		"self_changes",
		"new_connectors",
		"data_movement",
		"max_recipients",
		"limits",
		"grounding"
	],
	"properties": {
		"working_mode": { "$ref": "#/$defs/WorkingMode" },
		"pause_on_unexpected": { "type": "boolean" },
		"triggers": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Trigger"
			}
		},
		"self_changes": { "$ref": "#/$defs/SelfChanges" },
		"new_connectors": { "enum": ["not_covered", "covered"] },
		"data_movement": { "enum": [
			"never",
			"ask",
			"listed_apps"
		] },
		"max_recipients": { "$ref": "#/$defs/Count" },
		"limits": { "$ref": "#/$defs/DefaultLimits" },
		"grounding": { "$ref": "#/$defs/Grounding" }
	}
};
const schema143 = {
	"title": "WorkingMode",
	"enum": [
		"plan",
		"ask",
		"auto",
		"full_auto"
	]
};
function validate588(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate588.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "plan" || data === "ask" || data === "auto" || data === "full_auto")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema143.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate588.errors = vErrors;
	return errors === 0;
}
validate588.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema144 = {
	"title": "Trigger",
	"enum": [
		"asked",
		"routine",
		"message",
		"notification",
		"app_event",
		"handoff",
		"autonomous"
	]
};
function validate590(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate590.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "asked" || data === "routine" || data === "message" || data === "notification" || data === "app_event" || data === "handoff" || data === "autonomous")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema144.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate590.errors = vErrors;
	return errors === 0;
}
validate590.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema146 = {
	"title": "SelfChangeRule",
	"enum": [
		"never",
		"ask",
		"allowed"
	]
};
function validate593(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate593.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "never" || data === "ask" || data === "allowed")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema146.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate593.errors = vErrors;
	return errors === 0;
}
validate593.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate592(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate592.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.schedule === void 0 || !func0.call(data, "schedule")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "schedule" },
				message: "must have required property 'schedule'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.account_settings === void 0 || !func0.call(data, "account_settings")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "account_settings" },
				message: "must have required property 'account_settings'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "memory" || key0 === "schedule" || key0 === "account_settings")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if (!validate593(data.memory, {
				instancePath: instancePath + "/memory",
				parentData: data,
				parentDataProperty: "memory",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
				errors = vErrors.length;
			}
		}
		if (data.schedule !== void 0 && func0.call(data, "schedule")) {
			if (!validate593(data.schedule, {
				instancePath: instancePath + "/schedule",
				parentData: data,
				parentDataProperty: "schedule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
				errors = vErrors.length;
			}
		}
		if (data.account_settings !== void 0 && func0.call(data, "account_settings")) {
			if (!validate593(data.account_settings, {
				instancePath: instancePath + "/account_settings",
				parentData: data,
				parentDataProperty: "account_settings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate593.errors : vErrors.concat(validate593.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate592.errors = vErrors;
	return errors === 0;
}
validate592.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate598(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate598.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(typeof data == "number" && !(data % 1) && !isNaN(data) && isFinite(data))) {
		const err0 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "integer" },
			message: "must be integer"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	if (typeof data == "number" && isFinite(data)) {
		if (data > 9007199254740991 || isNaN(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/maximum",
				keyword: "maximum",
				params: {
					comparison: "<=",
					limit: 9007199254740991
				},
				message: "must be <= 9007199254740991"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data < 1 || isNaN(data)) {
			const err2 = {
				instancePath,
				schemaPath: "#/minimum",
				keyword: "minimum",
				params: {
					comparison: ">=",
					limit: 1
				},
				message: "must be >= 1"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
	}
	validate598.errors = vErrors;
	return errors === 0;
}
validate598.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate601(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate601.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.amount === void 0 || !func0.call(data, "amount")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "amount" },
				message: "must have required property 'amount'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.currency === void 0 || !func0.call(data, "currency")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "currency" },
				message: "must have required property 'currency'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "amount" || key0 === "currency")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.amount !== void 0 && func0.call(data, "amount")) {
			let data0 = data.amount;
			if (typeof data0 === "string") {
				if (!pattern17.test(data0)) {
					const err3 = {
						instancePath: instancePath + "/amount",
						schemaPath: "#/properties/amount/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$" },
						message: "must match pattern \"^(?:0|[1-9]\\d{0,14})(?:\\.\\d{1,4})?$\""
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/amount",
					schemaPath: "#/properties/amount/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.currency !== void 0 && func0.call(data, "currency")) {
			let data1 = data.currency;
			if (typeof data1 === "string") {
				if (!pattern18.test(data1)) {
					const err5 = {
						instancePath: instancePath + "/currency",
						schemaPath: "#/properties/currency/pattern",
						keyword: "pattern",
						params: { pattern: "^[A-Z]{3}$" },
						message: "must match pattern \"^[A-Z]{3}$\""
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/currency",
					schemaPath: "#/properties/currency/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate601.errors = vErrors;
	return errors === 0;
}
validate601.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema151 = {
	"title": "Day",
	"enum": [
		"mon",
		"tue",
		"wed",
		"thu",
		"fri",
		"sat",
		"sun"
	]
};
function validate606(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate606.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "mon" || data === "tue" || data === "wed" || data === "thu" || data === "fri" || data === "sat" || data === "sun")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema151.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate606.errors = vErrors;
	return errors === 0;
}
validate606.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate605(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate605.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.days === void 0 || !func0.call(data, "days")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "days" },
				message: "must have required property 'days'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.start === void 0 || !func0.call(data, "start")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "start" },
				message: "must have required property 'start'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.end === void 0 || !func0.call(data, "end")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "end" },
				message: "must have required property 'end'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.timezone === void 0 || !func0.call(data, "timezone")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "timezone" },
				message: "must have required property 'timezone'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "days" || key0 === "start" || key0 === "end" || key0 === "timezone")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.days !== void 0 && func0.call(data, "days")) {
			let data0 = data.days;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err5 = {
						instancePath: instancePath + "/days",
						schemaPath: "#/properties/days/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err6 = {
							instancePath: instancePath + "/days/" + i0,
							schemaPath: "#/properties/days/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!validate606(data1, {
						instancePath: instancePath + "/days/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate606.errors : vErrors.concat(validate606.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data0[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err7 = {
								instancePath: instancePath + "/days",
								schemaPath: "#/properties/days/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/days",
					schemaPath: "#/properties/days/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
		if (data.start !== void 0 && func0.call(data, "start")) {
			let data2 = data.start;
			if (typeof data2 === "string") {
				if (!pattern19.test(data2)) {
					const err9 = {
						instancePath: instancePath + "/start",
						schemaPath: "#/properties/start/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/start",
					schemaPath: "#/properties/start/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.end !== void 0 && func0.call(data, "end")) {
			let data3 = data.end;
			if (typeof data3 === "string") {
				if (!pattern19.test(data3)) {
					const err11 = {
						instancePath: instancePath + "/end",
						schemaPath: "#/properties/end/pattern",
						keyword: "pattern",
						params: { pattern: "^(?:[01]\\d|2[0-3]):[0-5]\\d$" },
						message: "must match pattern \"^(?:[01]\\d|2[0-3]):[0-5]\\d$\""
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
			} else {
				const err12 = {
					instancePath: instancePath + "/end",
					schemaPath: "#/properties/end/type",
					keyword: "type",
					params: { type: "string" },
					message: "must be string"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
		if (data.timezone !== void 0 && func0.call(data, "timezone")) {
			if (!validate567(data.timezone, {
				instancePath: instancePath + "/timezone",
				parentData: data,
				parentDataProperty: "timezone",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate605.errors = vErrors;
	return errors === 0;
}
validate605.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate600(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate600.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate601(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate601(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
				errors = vErrors.length;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate598(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate605(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate600.errors = vErrors;
	return errors === 0;
}
validate600.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema152 = {
	"title": "Grounding",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"allowed",
		"prohibited",
		"on_disagreement",
		"memory"
	],
	"properties": {
		"allowed": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/SourceRef"
			}
		},
		"prohibited": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/SourceRef"
			}
		},
		"freshness": { "$ref": "#/$defs/Duration" },
		"on_disagreement": { "enum": [
			"ask",
			"stop",
			"system_of_record"
		] },
		"memory": { "const": "lead_only" }
	}
};
function validate612(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate612.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern21.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$" },
				message: "must match pattern \"^(?:principal|system_of_record|documents|web|agent_memory|other_agents|app:[a-z0-9][a-z0-9._\\-]{0,79})$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate612.errors = vErrors;
	return errors === 0;
}
validate612.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate615(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate615.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 40) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 40 },
				message: "must NOT have more than 40 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern22.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$" },
				message: "must match pattern \"^P(?=[\\dT])(?:\\d{1,6}W)?(?:\\d{1,6}D)?(?:T(?=\\d)(?:\\d{1,6}H)?(?:\\d{1,6}M)?(?:\\d{1,9}S)?)?$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate615.errors = vErrors;
	return errors === 0;
}
validate615.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate611(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate611.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.allowed === void 0 || !func0.call(data, "allowed")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "allowed" },
				message: "must have required property 'allowed'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.prohibited === void 0 || !func0.call(data, "prohibited")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "prohibited" },
				message: "must have required property 'prohibited'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.on_disagreement === void 0 || !func0.call(data, "on_disagreement")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "on_disagreement" },
				message: "must have required property 'on_disagreement'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.memory === void 0 || !func0.call(data, "memory")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "memory" },
				message: "must have required property 'memory'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "allowed" || key0 === "prohibited" || key0 === "freshness" || key0 === "on_disagreement" || key0 === "memory")) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.allowed !== void 0 && func0.call(data, "allowed")) {
			let data0 = data.allowed;
			if (Array.isArray(data0)) {
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data1 = data0[i0];
					if (typeof data1 !== "string") {
						const err5 = {
							instancePath: instancePath + "/allowed/" + i0,
							schemaPath: "#/properties/allowed/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!validate612(data1, {
						instancePath: instancePath + "/allowed/" + i0,
						parentData: data0,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data0.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data0[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err6 = {
								instancePath: instancePath + "/allowed",
								schemaPath: "#/properties/allowed/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/allowed",
					schemaPath: "#/properties/allowed/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.prohibited !== void 0 && func0.call(data, "prohibited")) {
			let data2 = data.prohibited;
			if (Array.isArray(data2)) {
				const len1 = data2.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data3 = data2[i2];
					if (typeof data3 !== "string") {
						const err8 = {
							instancePath: instancePath + "/prohibited/" + i2,
							schemaPath: "#/properties/prohibited/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!validate612(data3, {
						instancePath: instancePath + "/prohibited/" + i2,
						parentData: data2,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate612.errors : vErrors.concat(validate612.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data2.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data2[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err9 = {
								instancePath: instancePath + "/prohibited",
								schemaPath: "#/properties/prohibited/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err9];
							else vErrors.push(err9);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err10 = {
					instancePath: instancePath + "/prohibited",
					schemaPath: "#/properties/prohibited/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.freshness !== void 0 && func0.call(data, "freshness")) {
			if (!validate615(data.freshness, {
				instancePath: instancePath + "/freshness",
				parentData: data,
				parentDataProperty: "freshness",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate615.errors : vErrors.concat(validate615.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_disagreement !== void 0 && func0.call(data, "on_disagreement")) {
			let data5 = data.on_disagreement;
			if (!(data5 === "ask" || data5 === "stop" || data5 === "system_of_record")) {
				const err11 = {
					instancePath: instancePath + "/on_disagreement",
					schemaPath: "#/properties/on_disagreement/enum",
					keyword: "enum",
					params: { allowedValues: schema152.properties.on_disagreement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.memory !== void 0 && func0.call(data, "memory")) {
			if ("lead_only" !== data.memory) {
				const err12 = {
					instancePath: instancePath + "/memory",
					schemaPath: "#/properties/memory/const",
					keyword: "const",
					params: { allowedValue: "lead_only" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err12];
				else vErrors.push(err12);
				errors++;
			}
		}
	} else {
		const err13 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err13];
		else vErrors.push(err13);
		errors++;
	}
	validate611.errors = vErrors;
	return errors === 0;
}
validate611.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate587(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate587.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.working_mode === void 0 || !func0.call(data, "working_mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "working_mode" },
				message: "must have required property 'working_mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.pause_on_unexpected === void 0 || !func0.call(data, "pause_on_unexpected")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "pause_on_unexpected" },
				message: "must have required property 'pause_on_unexpected'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.triggers === void 0 || !func0.call(data, "triggers")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "triggers" },
				message: "must have required property 'triggers'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.self_changes === void 0 || !func0.call(data, "self_changes")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "self_changes" },
				message: "must have required property 'self_changes'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.new_connectors === void 0 || !func0.call(data, "new_connectors")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "new_connectors" },
				message: "must have required property 'new_connectors'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.data_movement === void 0 || !func0.call(data, "data_movement")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "data_movement" },
				message: "must have required property 'data_movement'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.max_recipients === void 0 || !func0.call(data, "max_recipients")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_recipients" },
				message: "must have required property 'max_recipients'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema142.properties, key0)) {
			const err9 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.working_mode !== void 0 && func0.call(data, "working_mode")) {
			if (!validate588(data.working_mode, {
				instancePath: instancePath + "/working_mode",
				parentData: data,
				parentDataProperty: "working_mode",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate588.errors : vErrors.concat(validate588.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (typeof data.pause_on_unexpected !== "boolean") {
				const err10 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/type",
					keyword: "type",
					params: { type: "boolean" },
					message: "must be boolean"
				};
				if (vErrors === null) vErrors = [err10];
				else vErrors.push(err10);
				errors++;
			}
		}
		if (data.triggers !== void 0 && func0.call(data, "triggers")) {
			let data2 = data.triggers;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err11 = {
						instancePath: instancePath + "/triggers",
						schemaPath: "#/properties/triggers/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err11];
					else vErrors.push(err11);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err12 = {
							instancePath: instancePath + "/triggers/" + i0,
							schemaPath: "#/properties/triggers/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err12];
						else vErrors.push(err12);
						errors++;
					}
					if (!validate590(data3, {
						instancePath: instancePath + "/triggers/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate590.errors : vErrors.concat(validate590.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err13 = {
								instancePath: instancePath + "/triggers",
								schemaPath: "#/properties/triggers/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err13];
							else vErrors.push(err13);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/triggers",
					schemaPath: "#/properties/triggers/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
		if (data.self_changes !== void 0 && func0.call(data, "self_changes")) {
			if (!validate592(data.self_changes, {
				instancePath: instancePath + "/self_changes",
				parentData: data,
				parentDataProperty: "self_changes",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate592.errors : vErrors.concat(validate592.errors);
				errors = vErrors.length;
			}
		}
		if (data.new_connectors !== void 0 && func0.call(data, "new_connectors")) {
			let data5 = data.new_connectors;
			if (!(data5 === "not_covered" || data5 === "covered")) {
				const err15 = {
					instancePath: instancePath + "/new_connectors",
					schemaPath: "#/properties/new_connectors/enum",
					keyword: "enum",
					params: { allowedValues: schema142.properties.new_connectors.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
		if (data.data_movement !== void 0 && func0.call(data, "data_movement")) {
			let data6 = data.data_movement;
			if (!(data6 === "never" || data6 === "ask" || data6 === "listed_apps")) {
				const err16 = {
					instancePath: instancePath + "/data_movement",
					schemaPath: "#/properties/data_movement/enum",
					keyword: "enum",
					params: { allowedValues: schema142.properties.data_movement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err16];
				else vErrors.push(err16);
				errors++;
			}
		}
		if (data.max_recipients !== void 0 && func0.call(data, "max_recipients")) {
			if (!validate598(data.max_recipients, {
				instancePath: instancePath + "/max_recipients",
				parentData: data,
				parentDataProperty: "max_recipients",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate600(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate600.errors : vErrors.concat(validate600.errors);
				errors = vErrors.length;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate611(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err17 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err17];
		else vErrors.push(err17);
		errors++;
	}
	validate587.errors = vErrors;
	return errors === 0;
}
validate587.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema156 = {
	"title": "CeilingLevel",
	"enum": [
		"proposal",
		"on_confirm",
		"self_within_limits"
	]
};
function validate620(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate620.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "proposal" || data === "on_confirm" || data === "self_within_limits")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema156.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate620.errors = vErrors;
	return errors === 0;
}
validate620.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate619(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate619.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.sent === void 0 || !func0.call(data, "sent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sent" },
				message: "must have required property 'sent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.purchased === void 0 || !func0.call(data, "purchased")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purchased" },
				message: "must have required property 'purchased'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.transferred === void 0 || !func0.call(data, "transferred")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "transferred" },
				message: "must have required property 'transferred'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.submitted === void 0 || !func0.call(data, "submitted")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "submitted" },
				message: "must have required property 'submitted'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.changed === void 0 || !func0.call(data, "changed")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "changed" },
				message: "must have required property 'changed'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.deleted === void 0 || !func0.call(data, "deleted")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "deleted" },
				message: "must have required property 'deleted'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.shared === void 0 || !func0.call(data, "shared")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "shared" },
				message: "must have required property 'shared'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "sent" || key0 === "purchased" || key0 === "transferred" || key0 === "submitted" || key0 === "changed" || key0 === "deleted" || key0 === "shared")) {
			const err7 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.sent !== void 0 && func0.call(data, "sent")) {
			if (!validate620(data.sent, {
				instancePath: instancePath + "/sent",
				parentData: data,
				parentDataProperty: "sent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.purchased !== void 0 && func0.call(data, "purchased")) {
			if (!validate620(data.purchased, {
				instancePath: instancePath + "/purchased",
				parentData: data,
				parentDataProperty: "purchased",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.transferred !== void 0 && func0.call(data, "transferred")) {
			if (!validate620(data.transferred, {
				instancePath: instancePath + "/transferred",
				parentData: data,
				parentDataProperty: "transferred",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.submitted !== void 0 && func0.call(data, "submitted")) {
			if (!validate620(data.submitted, {
				instancePath: instancePath + "/submitted",
				parentData: data,
				parentDataProperty: "submitted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.changed !== void 0 && func0.call(data, "changed")) {
			if (!validate620(data.changed, {
				instancePath: instancePath + "/changed",
				parentData: data,
				parentDataProperty: "changed",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.deleted !== void 0 && func0.call(data, "deleted")) {
			if (!validate620(data.deleted, {
				instancePath: instancePath + "/deleted",
				parentData: data,
				parentDataProperty: "deleted",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
		if (data.shared !== void 0 && func0.call(data, "shared")) {
			if (!validate620(data.shared, {
				instancePath: instancePath + "/shared",
				parentData: data,
				parentDataProperty: "shared",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate620.errors : vErrors.concat(validate620.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate619.errors = vErrors;
	return errors === 0;
}
validate619.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate632(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate632.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern4.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[0-9a-f]{64}$" },
				message: "must match pattern \"^[0-9a-f]{64}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate632.errors = vErrors;
	return errors === 0;
}
validate632.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate630(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate630.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.version === void 0 || !func0.call(data, "version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "version" },
				message: "must have required property 'version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "version" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.version !== void 0 && func0.call(data, "version")) {
			if (!validate567(data.version, {
				instancePath: instancePath + "/version",
				parentData: data,
				parentDataProperty: "version",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate632(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate630.errors = vErrors;
	return errors === 0;
}
validate630.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate636(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate636.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.agent === void 0 || !func0.call(data, "agent")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "agent" },
				message: "must have required property 'agent'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.sha256 === void 0 || !func0.call(data, "sha256")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "sha256" },
				message: "must have required property 'sha256'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "agent" || key0 === "sha256")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.agent !== void 0 && func0.call(data, "agent")) {
			if (!validate571(data.agent, {
				instancePath: instancePath + "/agent",
				parentData: data,
				parentDataProperty: "agent",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.sha256 !== void 0 && func0.call(data, "sha256")) {
			if (!validate632(data.sha256, {
				instancePath: instancePath + "/sha256",
				parentData: data,
				parentDataProperty: "sha256",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate636.errors = vErrors;
	return errors === 0;
}
validate636.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate629(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate629.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "request" || key0 === "formation_section" || key0 === "inventories")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.request !== void 0 && func0.call(data, "request")) {
			if (!validate630(data.request, {
				instancePath: instancePath + "/request",
				parentData: data,
				parentDataProperty: "request",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
				errors = vErrors.length;
			}
		}
		if (data.formation_section !== void 0 && func0.call(data, "formation_section")) {
			if (!validate630(data.formation_section, {
				instancePath: instancePath + "/formation_section",
				parentData: data,
				parentDataProperty: "formation_section",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate630.errors : vErrors.concat(validate630.errors);
				errors = vErrors.length;
			}
		}
		if (data.inventories !== void 0 && func0.call(data, "inventories")) {
			let data2 = data.inventories;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate636(data2[i0], {
					instancePath: instancePath + "/inventories/" + i0,
					parentData: data2,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate636.errors : vErrors.concat(validate636.errors);
					errors = vErrors.length;
				}
			} else {
				const err1 = {
					instancePath: instancePath + "/inventories",
					schemaPath: "#/properties/inventories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate629.errors = vErrors;
	return errors === 0;
}
validate629.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema161 = {
	"title": "WorkSystem",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"arrangement",
		"members",
		"unnamed_agents"
	],
	"properties": {
		"arrangement": { "enum": [
			"one_agent",
			"team",
			"lead_with_specialists",
			"external_system"
		] },
		"members": {
			"type": "array",
			"items": { "$ref": "#/$defs/Member" }
		},
		"unnamed_agents": { "enum": [
			"nothing",
			"non_binding",
			"ask"
		] }
	}
};
function validate642(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate642.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.name === void 0 || !func0.call(data, "name")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "name" },
				message: "must have required property 'name'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.role === void 0 || !func0.call(data, "role")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "role" },
				message: "must have required property 'role'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "name" || key0 === "role" || key0 === "platform")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate571(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate567(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.role !== void 0 && func0.call(data, "role")) {
			if (!validate567(data.role, {
				instancePath: instancePath + "/role",
				parentData: data,
				parentDataProperty: "role",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.platform !== void 0 && func0.call(data, "platform")) {
			if (!validate567(data.platform, {
				instancePath: instancePath + "/platform",
				parentData: data,
				parentDataProperty: "platform",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate642.errors = vErrors;
	return errors === 0;
}
validate642.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate641(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate641.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.members === void 0 || !func0.call(data, "members")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "members" },
				message: "must have required property 'members'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.unnamed_agents === void 0 || !func0.call(data, "unnamed_agents")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "unnamed_agents" },
				message: "must have required property 'unnamed_agents'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "arrangement" || key0 === "members" || key0 === "unnamed_agents")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data0 = data.arrangement;
			if (!(data0 === "one_agent" || data0 === "team" || data0 === "lead_with_specialists" || data0 === "external_system")) {
				const err4 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema161.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.members !== void 0 && func0.call(data, "members")) {
			let data1 = data.members;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate642(data1[i0], {
					instancePath: instancePath + "/members/" + i0,
					parentData: data1,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate642.errors : vErrors.concat(validate642.errors);
					errors = vErrors.length;
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/members",
					schemaPath: "#/properties/members/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.unnamed_agents !== void 0 && func0.call(data, "unnamed_agents")) {
			let data3 = data.unnamed_agents;
			if (!(data3 === "nothing" || data3 === "non_binding" || data3 === "ask")) {
				const err6 = {
					instancePath: instancePath + "/unnamed_agents",
					schemaPath: "#/properties/unnamed_agents/enum",
					keyword: "enum",
					params: { allowedValues: schema161.properties.unnamed_agents.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate641.errors = vErrors;
	return errors === 0;
}
validate641.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate651(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate651.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.seal === void 0 || !func0.call(data, "seal")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "seal" },
				message: "must have required property 'seal'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "grant_id" || key0 === "delegate" || key0 === "seal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate561(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate571(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate632(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate651.errors = vErrors;
	return errors === 0;
}
validate651.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate649(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate649.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.depth === void 0 || !func0.call(data, "depth")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "depth" },
				message: "must have required property 'depth'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.max_depth === void 0 || !func0.call(data, "max_depth")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "max_depth" },
				message: "must have required property 'max_depth'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.chain === void 0 || !func0.call(data, "chain")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chain" },
				message: "must have required property 'chain'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "depth" || key0 === "max_depth" || key0 === "agents" || key0 === "chain")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.depth !== void 0 && func0.call(data, "depth")) {
			let data0 = data.depth;
			if (!(typeof data0 == "number" && !(data0 % 1) && !isNaN(data0) && isFinite(data0))) {
				const err4 = {
					instancePath: instancePath + "/depth",
					schemaPath: "#/properties/depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
			if (typeof data0 == "number" && isFinite(data0)) {
				if (data0 > 9007199254740991 || isNaN(data0)) {
					const err5 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err5];
					else vErrors.push(err5);
					errors++;
				}
				if (data0 < 0 || isNaN(data0)) {
					const err6 = {
						instancePath: instancePath + "/depth",
						schemaPath: "#/properties/depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err6];
					else vErrors.push(err6);
					errors++;
				}
			}
		}
		if (data.max_depth !== void 0 && func0.call(data, "max_depth")) {
			let data1 = data.max_depth;
			if (!(typeof data1 == "number" && !(data1 % 1) && !isNaN(data1) && isFinite(data1))) {
				const err7 = {
					instancePath: instancePath + "/max_depth",
					schemaPath: "#/properties/max_depth/type",
					keyword: "type",
					params: { type: "integer" },
					message: "must be integer"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
			if (typeof data1 == "number" && isFinite(data1)) {
				if (data1 > 9007199254740991 || isNaN(data1)) {
					const err8 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/maximum",
						keyword: "maximum",
						params: {
							comparison: "<=",
							limit: 9007199254740991
						},
						message: "must be <= 9007199254740991"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				if (data1 < 0 || isNaN(data1)) {
					const err9 = {
						instancePath: instancePath + "/max_depth",
						schemaPath: "#/properties/max_depth/minimum",
						keyword: "minimum",
						params: {
							comparison: ">=",
							limit: 0
						},
						message: "must be >= 0"
					};
					if (vErrors === null) vErrors = [err9];
					else vErrors.push(err9);
					errors++;
				}
			}
		}
		if (data.agents !== void 0 && func0.call(data, "agents")) {
			let data2 = data.agents;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err10 = {
						instancePath: instancePath + "/agents",
						schemaPath: "#/properties/agents/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err10];
					else vErrors.push(err10);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err11 = {
							instancePath: instancePath + "/agents/" + i0,
							schemaPath: "#/properties/agents/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err11];
						else vErrors.push(err11);
						errors++;
					}
					if (!validate571(data3, {
						instancePath: instancePath + "/agents/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err12 = {
								instancePath: instancePath + "/agents",
								schemaPath: "#/properties/agents/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err12];
							else vErrors.push(err12);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err13 = {
					instancePath: instancePath + "/agents",
					schemaPath: "#/properties/agents/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err13];
				else vErrors.push(err13);
				errors++;
			}
		}
		if (data.chain !== void 0 && func0.call(data, "chain")) {
			let data4 = data.chain;
			if (Array.isArray(data4)) {
				const len1 = data4.length;
				for (let i2 = 0; i2 < len1; i2++) if (!validate651(data4[i2], {
					instancePath: instancePath + "/chain/" + i2,
					parentData: data4,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate651.errors : vErrors.concat(validate651.errors);
					errors = vErrors.length;
				}
			} else {
				const err14 = {
					instancePath: instancePath + "/chain",
					schemaPath: "#/properties/chain/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err14];
				else vErrors.push(err14);
				errors++;
			}
		}
	} else {
		const err15 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err15];
		else vErrors.push(err15);
		errors++;
	}
	validate649.errors = vErrors;
	return errors === 0;
}
validate649.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate658(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate658.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern24.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$" },
				message: "must match pattern \"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}Z$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate658.errors = vErrors;
	return errors === 0;
}
validate658.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate657(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate657.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.issued_at === void 0 || !func0.call(data, "issued_at")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "issued_at" },
				message: "must have required property 'issued_at'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.not_before === void 0 || !func0.call(data, "not_before")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "not_before" },
				message: "must have required property 'not_before'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.expires === void 0 || !func0.call(data, "expires")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "expires" },
				message: "must have required property 'expires'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "issued_at" || key0 === "not_before" || key0 === "expires")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.issued_at !== void 0 && func0.call(data, "issued_at")) {
			if (!validate658(data.issued_at, {
				instancePath: instancePath + "/issued_at",
				parentData: data,
				parentDataProperty: "issued_at",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
				errors = vErrors.length;
			}
		}
		if (data.not_before !== void 0 && func0.call(data, "not_before")) {
			if (!validate658(data.not_before, {
				instancePath: instancePath + "/not_before",
				parentData: data,
				parentDataProperty: "not_before",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
				errors = vErrors.length;
			}
		}
		if (data.expires !== void 0 && func0.call(data, "expires")) {
			if (!validate658(data.expires, {
				instancePath: instancePath + "/expires",
				parentData: data,
				parentDataProperty: "expires",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate658.errors : vErrors.concat(validate658.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate657.errors = vErrors;
	return errors === 0;
}
validate657.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate663(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate663.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.command === void 0 || !func0.call(data, "command")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "command" },
				message: "must have required property 'command'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "command" || key0 === "status")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.command !== void 0 && func0.call(data, "command")) {
			if (!validate567(data.command, {
				instancePath: instancePath + "/command",
				parentData: data,
				parentDataProperty: "command",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.status !== void 0 && func0.call(data, "status")) {
			if (!validate563(data.status, {
				instancePath: instancePath + "/status",
				parentData: data,
				parentDataProperty: "status",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate663.errors = vErrors;
	return errors === 0;
}
validate663.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema169 = {
	"title": "Channel",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind", "label"],
	"properties": {
		"kind": { "enum": [
			"chat",
			"email",
			"sms",
			"call",
			"push",
			"in_person",
			"other"
		] },
		"label": { "$ref": "#/$defs/Name" },
		"address": { "$ref": "#/$defs/CounterpartyRef" }
	}
};
function validate670(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate670.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 320) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 320 },
				message: "must NOT have more than 320 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern25.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$" },
				message: "must match pattern \"^(?!\\s)[^\\p{Cc}\\p{Cf}]+(?<!\\s)$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate670.errors = vErrors;
	return errors === 0;
}
validate670.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate668(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate668.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "label" || key0 === "address")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "chat" || data0 === "email" || data0 === "sms" || data0 === "call" || data0 === "push" || data0 === "in_person" || data0 === "other")) {
				const err3 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema169.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate567(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.address !== void 0 && func0.call(data, "address")) {
			if (!validate670(data.address, {
				instancePath: instancePath + "/address",
				parentData: data,
				parentDataProperty: "address",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate668.errors = vErrors;
	return errors === 0;
}
validate668.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate667(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate667.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.channels === void 0 || !func0.call(data, "channels")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "channels" },
				message: "must have required property 'channels'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "channels")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.channels !== void 0 && func0.call(data, "channels")) {
			let data0 = data.channels;
			if (Array.isArray(data0)) {
				if (data0.length < 1) {
					const err2 = {
						instancePath: instancePath + "/channels",
						schemaPath: "#/properties/channels/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err2];
					else vErrors.push(err2);
					errors++;
				}
				const len0 = data0.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate668(data0[i0], {
					instancePath: instancePath + "/channels/" + i0,
					parentData: data0,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate668.errors : vErrors.concat(validate668.errors);
					errors = vErrors.length;
				}
			} else {
				const err3 = {
					instancePath: instancePath + "/channels",
					schemaPath: "#/properties/channels/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate667.errors = vErrors;
	return errors === 0;
}
validate667.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema171 = {
	"title": "Audit",
	"type": "object",
	"additionalProperties": false,
	"required": ["level", "report"],
	"properties": {
		"level": { "enum": ["official_acts", "all_acts"] },
		"report": { "enum": ["right_after", "daily_summary"] }
	}
};
function validate674(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate674.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.level === void 0 || !func0.call(data, "level")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "level" },
				message: "must have required property 'level'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.report === void 0 || !func0.call(data, "report")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "report" },
				message: "must have required property 'report'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "level" || key0 === "report")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.level !== void 0 && func0.call(data, "level")) {
			let data0 = data.level;
			if (!(data0 === "official_acts" || data0 === "all_acts")) {
				const err3 = {
					instancePath: instancePath + "/level",
					schemaPath: "#/properties/level/enum",
					keyword: "enum",
					params: { allowedValues: schema171.properties.level.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.report !== void 0 && func0.call(data, "report")) {
			let data1 = data.report;
			if (!(data1 === "right_after" || data1 === "daily_summary")) {
				const err4 = {
					instancePath: instancePath + "/report",
					schemaPath: "#/properties/report/enum",
					keyword: "enum",
					params: { allowedValues: schema171.properties.report.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate674.errors = vErrors;
	return errors === 0;
}
validate674.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate676(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate676.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.where === void 0 || !func0.call(data, "where")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "where" },
				message: "must have required property 'where'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.contains === void 0 || !func0.call(data, "contains")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "contains" },
				message: "must have required property 'contains'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "where" || key0 === "contains")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.where !== void 0 && func0.call(data, "where")) {
			if (!validate580(data.where, {
				instancePath: instancePath + "/where",
				parentData: data,
				parentDataProperty: "where",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.contains !== void 0 && func0.call(data, "contains")) {
			let data1 = data.contains;
			if (Array.isArray(data1)) {
				const len0 = data1.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data2 = data1[i0];
					if (typeof data2 !== "string") {
						const err3 = {
							instancePath: instancePath + "/contains/" + i0,
							schemaPath: "#/properties/contains/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
					if (!validate580(data2, {
						instancePath: instancePath + "/contains/" + i0,
						parentData: data1,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data1.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data1[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err4 = {
								instancePath: instancePath + "/contains",
								schemaPath: "#/properties/contains/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/contains",
					schemaPath: "#/properties/contains/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate676.errors = vErrors;
	return errors === 0;
}
validate676.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema173 = {
	"title": "Resource",
	"description": "An app the principal selected. No account or no locations: the whole app (G12).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"id",
		"provider",
		"label",
		"effects"
	],
	"properties": {
		"id": { "$ref": "#/$defs/ResourceRef" },
		"provider": { "$ref": "#/$defs/Name" },
		"label": { "$ref": "#/$defs/Name" },
		"account": { "$ref": "#/$defs/CounterpartyRef" },
		"effects": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Effect"
			}
		},
		"place": { "$ref": "#/$defs/Text" },
		"reach": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"enum": [
					"read",
					"write",
					"delete",
					"share"
				]
			}
		},
		"via": { "$ref": "#/$defs/Text" },
		"locations": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Text"
			}
		}
	}
};
function validate681(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate681.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (!pattern26.test(data)) {
			const err0 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z0-9][a-z0-9._\\-]{0,79}$" },
				message: "must match pattern \"^[a-z0-9][a-z0-9._\\-]{0,79}$\""
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate681.errors = vErrors;
	return errors === 0;
}
validate681.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema176 = {
	"title": "CatalogueEffect",
	"enum": [
		"read",
		"search",
		"analyze",
		"draft",
		"recommend",
		"prepare",
		"send_email",
		"send_message",
		"place_call",
		"invite",
		"purchase",
		"book",
		"subscribe",
		"pay",
		"transfer_money",
		"refund",
		"submit_form",
		"sign",
		"apply",
		"file_return",
		"accept_terms",
		"create_record",
		"update_record",
		"schedule",
		"edit_document",
		"organize_files",
		"change_settings",
		"run_change",
		"cancel_booking",
		"unsubscribe",
		"delete_record",
		"delete_file",
		"share_file",
		"publish",
		"grant_access",
		"move_information"
	]
};
function validate687(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate687.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "read" || data === "search" || data === "analyze" || data === "draft" || data === "recommend" || data === "prepare" || data === "send_email" || data === "send_message" || data === "place_call" || data === "invite" || data === "purchase" || data === "book" || data === "subscribe" || data === "pay" || data === "transfer_money" || data === "refund" || data === "submit_form" || data === "sign" || data === "apply" || data === "file_return" || data === "accept_terms" || data === "create_record" || data === "update_record" || data === "schedule" || data === "edit_document" || data === "organize_files" || data === "change_settings" || data === "run_change" || data === "cancel_booking" || data === "unsubscribe" || data === "delete_record" || data === "delete_file" || data === "share_file" || data === "publish" || data === "grant_access" || data === "move_information")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema176.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate687.errors = vErrors;
	return errors === 0;
}
validate687.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate689(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate689.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 2e3) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 2e3 },
				message: "must NOT have more than 2000 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern27.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^https://[^\\s\\p{Cc}\\p{Cf}]+$" },
				message: "must match pattern \"^https://[^\\s\\p{Cc}\\p{Cf}]+$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate689.errors = vErrors;
	return errors === 0;
}
validate689.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate686(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate686.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs0 = errors;
	let valid0 = false;
	const _errs1 = errors;
	if (!validate687(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate687.errors : vErrors.concat(validate687.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs1 === errors;
	valid0 = valid0 || _valid0;
	const _errs2 = errors;
	if (!validate689(data, {
		instancePath,
		parentData,
		parentDataProperty,
		rootData,
		dynamicAnchors
	})) {
		vErrors = vErrors === null ? validate689.errors : vErrors.concat(validate689.errors);
		errors = vErrors.length;
	}
	var _valid0 = _errs2 === errors;
	valid0 = valid0 || _valid0;
	if (!valid0) {
		const err0 = {
			instancePath,
			schemaPath: "#/anyOf",
			keyword: "anyOf",
			params: {},
			message: "must match a schema in anyOf"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	} else {
		errors = _errs0;
		if (vErrors !== null) {
			if (_errs0) vErrors.length = _errs0;
			else vErrors = null;
		}
	}
	validate686.errors = vErrors;
	return errors === 0;
}
validate686.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate680(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate680.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.id === void 0 || !func0.call(data, "id")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "id" },
				message: "must have required property 'id'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.provider === void 0 || !func0.call(data, "provider")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "provider" },
				message: "must have required property 'provider'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.label === void 0 || !func0.call(data, "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "label" },
				message: "must have required property 'label'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.effects === void 0 || !func0.call(data, "effects")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effects" },
				message: "must have required property 'effects'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema173.properties, key0)) {
			const err4 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.id !== void 0 && func0.call(data, "id")) {
			if (!validate681(data.id, {
				instancePath: instancePath + "/id",
				parentData: data,
				parentDataProperty: "id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
				errors = vErrors.length;
			}
		}
		if (data.provider !== void 0 && func0.call(data, "provider")) {
			if (!validate567(data.provider, {
				instancePath: instancePath + "/provider",
				parentData: data,
				parentDataProperty: "provider",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate567(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.account !== void 0 && func0.call(data, "account")) {
			if (!validate670(data.account, {
				instancePath: instancePath + "/account",
				parentData: data,
				parentDataProperty: "account",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
				errors = vErrors.length;
			}
		}
		if (data.effects !== void 0 && func0.call(data, "effects")) {
			let data4 = data.effects;
			if (Array.isArray(data4)) {
				const len0 = data4.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data5 = data4[i0];
					if (typeof data5 !== "string") {
						const err5 = {
							instancePath: instancePath + "/effects/" + i0,
							schemaPath: "#/properties/effects/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!validate686(data5, {
						instancePath: instancePath + "/effects/" + i0,
						parentData: data4,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data4.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data4[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err6 = {
								instancePath: instancePath + "/effects",
								schemaPath: "#/properties/effects/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/effects",
					schemaPath: "#/properties/effects/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.place !== void 0 && func0.call(data, "place")) {
			if (!validate580(data.place, {
				instancePath: instancePath + "/place",
				parentData: data,
				parentDataProperty: "place",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.reach !== void 0 && func0.call(data, "reach")) {
			let data7 = data.reach;
			if (Array.isArray(data7)) {
				const len1 = data7.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data8 = data7[i2];
					if (typeof data8 !== "string") {
						const err8 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err8];
						else vErrors.push(err8);
						errors++;
					}
					if (!(data8 === "read" || data8 === "write" || data8 === "delete" || data8 === "share")) {
						const err9 = {
							instancePath: instancePath + "/reach/" + i2,
							schemaPath: "#/properties/reach/items/enum",
							keyword: "enum",
							params: { allowedValues: schema173.properties.reach.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
				}
				let i3 = data7.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data7[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err10 = {
								instancePath: instancePath + "/reach",
								schemaPath: "#/properties/reach/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/reach",
					schemaPath: "#/properties/reach/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.via !== void 0 && func0.call(data, "via")) {
			if (!validate580(data.via, {
				instancePath: instancePath + "/via",
				parentData: data,
				parentDataProperty: "via",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.locations !== void 0 && func0.call(data, "locations")) {
			let data10 = data.locations;
			if (Array.isArray(data10)) {
				if (data10.length < 1) {
					const err12 = {
						instancePath: instancePath + "/locations",
						schemaPath: "#/properties/locations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len2 = data10.length;
				for (let i4 = 0; i4 < len2; i4++) {
					let data11 = data10[i4];
					if (typeof data11 !== "string") {
						const err13 = {
							instancePath: instancePath + "/locations/" + i4,
							schemaPath: "#/properties/locations/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (!validate580(data11, {
						instancePath: instancePath + "/locations/" + i4,
						parentData: data10,
						parentDataProperty: i4,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
						errors = vErrors.length;
					}
				}
				let i5 = data10.length;
				let j2;
				if (i5 > 1) {
					const indices2 = {};
					for (; i5--;) {
						let item2 = data10[i5];
						if (typeof item2 !== "string") continue;
						if (typeof indices2[item2] == "number") {
							j2 = indices2[item2];
							const err14 = {
								instancePath: instancePath + "/locations",
								schemaPath: "#/properties/locations/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i5,
									j: j2
								},
								message: "must NOT have duplicate items (items ## " + j2 + " and " + i5 + " are identical)"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
							break;
						}
						indices2[item2] = i5;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/locations",
					schemaPath: "#/properties/locations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate680.errors = vErrors;
	return errors === 0;
}
validate680.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema178 = {
	"title": "Authority",
	"description": "The bounded permission for one act.",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"act",
		"effect",
		"kind",
		"resources",
		"actors",
		"grounding",
		"limits",
		"commit"
	],
	"properties": {
		"act": { "$ref": "#/$defs/ActId" },
		"effect": { "$ref": "#/$defs/Effect" },
		"kind": { "$ref": "#/$defs/Kind" },
		"targets": { "$ref": "#/$defs/Targets" },
		"resources": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ResourceRef"
			}
		},
		"actors": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ActorRef"
			}
		},
		"grounding": { "$ref": "#/$defs/Grounding" },
		"limits": { "$ref": "#/$defs/Limits" },
		"pause_on_unexpected": { "const": true },
		"go_ahead": { "$ref": "#/$defs/GoAhead" },
		"commit": { "enum": [
			"automatic",
			"user_approval",
			"prohibited"
		] }
	},
	"if": {
		"properties": { "kind": { "const": "none" } },
		"required": ["kind"]
	},
	"then": { "properties": {
		"go_ahead": false,
		"commit": { "const": "automatic" }
	} },
	"else": { "required": ["go_ahead"] }
};
function validate697(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate697.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (typeof data === "string") {
		if (func65(data) > 100) {
			const err0 = {
				instancePath,
				schemaPath: "#/maxLength",
				keyword: "maxLength",
				params: { limit: 100 },
				message: "must NOT have more than 100 characters"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (!pattern6.test(data)) {
			const err1 = {
				instancePath,
				schemaPath: "#/pattern",
				keyword: "pattern",
				params: { pattern: "^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$" },
				message: "must match pattern \"^[a-z][a-z0-9_]*(\\.[a-z0-9_]+)*$\""
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "string" },
			message: "must be string"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate697.errors = vErrors;
	return errors === 0;
}
validate697.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema180 = {
	"title": "Kind",
	"enum": [
		"none",
		"sent",
		"purchased",
		"transferred",
		"submitted",
		"changed",
		"deleted",
		"shared"
	]
};
function validate700(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate700.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "none" || data === "sent" || data === "purchased" || data === "transferred" || data === "submitted" || data === "changed" || data === "deleted" || data === "shared")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema180.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate700.errors = vErrors;
	return errors === 0;
}
validate700.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
const schema181 = {
	"title": "Targets",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"class",
		"scope",
		"ids"
	],
	"properties": {
		"class": { "enum": [
			"recipients",
			"merchants",
			"payees",
			"offices",
			"collaborators",
			"audience"
		] },
		"scope": { "enum": [
			"named",
			"known",
			"any"
		] },
		"ids": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/CounterpartyRef"
			}
		}
	}
};
function validate702(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate702.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.class === void 0 || !func0.call(data, "class")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "class" },
				message: "must have required property 'class'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.scope === void 0 || !func0.call(data, "scope")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "scope" },
				message: "must have required property 'scope'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.ids === void 0 || !func0.call(data, "ids")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ids" },
				message: "must have required property 'ids'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "class" || key0 === "scope" || key0 === "ids")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.class !== void 0 && func0.call(data, "class")) {
			let data0 = data.class;
			if (!(data0 === "recipients" || data0 === "merchants" || data0 === "payees" || data0 === "offices" || data0 === "collaborators" || data0 === "audience")) {
				const err4 = {
					instancePath: instancePath + "/class",
					schemaPath: "#/properties/class/enum",
					keyword: "enum",
					params: { allowedValues: schema181.properties.class.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.scope !== void 0 && func0.call(data, "scope")) {
			let data1 = data.scope;
			if (!(data1 === "named" || data1 === "known" || data1 === "any")) {
				const err5 = {
					instancePath: instancePath + "/scope",
					schemaPath: "#/properties/scope/enum",
					keyword: "enum",
					params: { allowedValues: schema181.properties.scope.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.ids !== void 0 && func0.call(data, "ids")) {
			let data2 = data.ids;
			if (Array.isArray(data2)) {
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err6 = {
							instancePath: instancePath + "/ids/" + i0,
							schemaPath: "#/properties/ids/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err6];
						else vErrors.push(err6);
						errors++;
					}
					if (!validate670(data3, {
						instancePath: instancePath + "/ids/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate670.errors : vErrors.concat(validate670.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err7 = {
								instancePath: instancePath + "/ids",
								schemaPath: "#/properties/ids/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err7];
							else vErrors.push(err7);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err8 = {
					instancePath: instancePath + "/ids",
					schemaPath: "#/properties/ids/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err8];
				else vErrors.push(err8);
				errors++;
			}
		}
	} else {
		const err9 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err9];
		else vErrors.push(err9);
		errors++;
	}
	validate702.errors = vErrors;
	return errors === 0;
}
validate702.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate708(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate708.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "per_act" || key0 === "per_month" || key0 === "categories" || key0 === "binding_acts_per_day" || key0 === "hours")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.per_act !== void 0 && func0.call(data, "per_act")) {
			if (!validate601(data.per_act, {
				instancePath: instancePath + "/per_act",
				parentData: data,
				parentDataProperty: "per_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
				errors = vErrors.length;
			}
		}
		if (data.per_month !== void 0 && func0.call(data, "per_month")) {
			if (!validate601(data.per_month, {
				instancePath: instancePath + "/per_month",
				parentData: data,
				parentDataProperty: "per_month",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate601.errors : vErrors.concat(validate601.errors);
				errors = vErrors.length;
			}
		}
		if (data.categories !== void 0 && func0.call(data, "categories")) {
			let data2 = data.categories;
			if (Array.isArray(data2)) {
				if (data2.length < 1) {
					const err1 = {
						instancePath: instancePath + "/categories",
						schemaPath: "#/properties/categories/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err1];
					else vErrors.push(err1);
					errors++;
				}
				const len0 = data2.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data3 = data2[i0];
					if (typeof data3 !== "string") {
						const err2 = {
							instancePath: instancePath + "/categories/" + i0,
							schemaPath: "#/properties/categories/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (!validate567(data3, {
						instancePath: instancePath + "/categories/" + i0,
						parentData: data2,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data2.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data2[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err3 = {
								instancePath: instancePath + "/categories",
								schemaPath: "#/properties/categories/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err3];
							else vErrors.push(err3);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/categories",
					schemaPath: "#/properties/categories/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.binding_acts_per_day !== void 0 && func0.call(data, "binding_acts_per_day")) {
			if (!validate598(data.binding_acts_per_day, {
				instancePath: instancePath + "/binding_acts_per_day",
				parentData: data,
				parentDataProperty: "binding_acts_per_day",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
				errors = vErrors.length;
			}
		}
		if (data.hours !== void 0 && func0.call(data, "hours")) {
			if (!validate605(data.hours, {
				instancePath: instancePath + "/hours",
				parentData: data,
				parentDataProperty: "hours",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate605.errors : vErrors.concat(validate605.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate708.errors = vErrors;
	return errors === 0;
}
validate708.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema183 = {
	"title": "GoAhead",
	"type": "object",
	"additionalProperties": false,
	"required": ["mode"],
	"properties": {
		"mode": { "enum": ["standing", "each_time"] },
		"words": { "$ref": "#/$defs/Text" }
	}
};
function validate715(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate715.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.mode === void 0 || !func0.call(data, "mode")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "mode" },
				message: "must have required property 'mode'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "mode" || key0 === "words")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.mode !== void 0 && func0.call(data, "mode")) {
			let data0 = data.mode;
			if (!(data0 === "standing" || data0 === "each_time")) {
				const err2 = {
					instancePath: instancePath + "/mode",
					schemaPath: "#/properties/mode/enum",
					keyword: "enum",
					params: { allowedValues: schema183.properties.mode.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.words !== void 0 && func0.call(data, "words")) {
			if (!validate580(data.words, {
				instancePath: instancePath + "/words",
				parentData: data,
				parentDataProperty: "words",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate715.errors = vErrors;
	return errors === 0;
}
validate715.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate696(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate696.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	const _errs1 = errors;
	let valid0 = true;
	const _errs2 = errors;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if ((data.kind === void 0 || !func0.call(data, "kind")) && "kind") {
			const err0 = {};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		} else if (data.kind !== void 0 && func0.call(data, "kind")) {
			if ("none" !== data.kind) {
				const err1 = {};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
	}
	var _valid0 = _errs2 === errors;
	errors = _errs1;
	if (vErrors !== null) {
		if (_errs1) vErrors.length = _errs1;
		else vErrors = null;
	}
	let ifClause0;
	if (_valid0) {
		const _errs4 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
				const err2 = {
					instancePath: instancePath + "/go_ahead",
					schemaPath: "#/then/properties/go_ahead/false schema",
					keyword: "false schema",
					params: {},
					message: "boolean schema is false"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
			if (data.commit !== void 0 && func0.call(data, "commit")) {
				if ("automatic" !== data.commit) {
					const err3 = {
						instancePath: instancePath + "/commit",
						schemaPath: "#/then/properties/commit/const",
						keyword: "const",
						params: { allowedValue: "automatic" },
						message: "must be equal to constant"
					};
					if (vErrors === null) vErrors = [err3];
					else vErrors.push(err3);
					errors++;
				}
			}
		}
		var _valid0 = _errs4 === errors;
		valid0 = _valid0;
		if (valid0) {
			var props0 = {};
			props0.go_ahead = true;
			props0.commit = true;
			props0.kind = true;
		}
		ifClause0 = "then";
	} else {
		const _errs6 = errors;
		if (data && typeof data == "object" && !Array.isArray(data)) {
			if (data.go_ahead === void 0 || !func0.call(data, "go_ahead")) {
				const err4 = {
					instancePath,
					schemaPath: "#/else/required",
					keyword: "required",
					params: { missingProperty: "go_ahead" },
					message: "must have required property 'go_ahead'"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		var _valid0 = _errs6 === errors;
		valid0 = _valid0;
		ifClause0 = "else";
	}
	if (!valid0) {
		const err5 = {
			instancePath,
			schemaPath: "#/if",
			keyword: "if",
			params: { failingKeyword: ifClause0 },
			message: "must match \"" + ifClause0 + "\" schema"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.act === void 0 || !func0.call(data, "act")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "act" },
				message: "must have required property 'act'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.actors === void 0 || !func0.call(data, "actors")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actors" },
				message: "must have required property 'actors'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.grounding === void 0 || !func0.call(data, "grounding")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grounding" },
				message: "must have required property 'grounding'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.limits === void 0 || !func0.call(data, "limits")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "limits" },
				message: "must have required property 'limits'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.commit === void 0 || !func0.call(data, "commit")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "commit" },
				message: "must have required property 'commit'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema178.properties, key0)) {
			const err14 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate697(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate686(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate700(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
				errors = vErrors.length;
			}
		}
		if (data.targets !== void 0 && func0.call(data, "targets")) {
			if (!validate702(data.targets, {
				instancePath: instancePath + "/targets",
				parentData: data,
				parentDataProperty: "targets",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate702.errors : vErrors.concat(validate702.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data7 = data.resources;
			if (Array.isArray(data7)) {
				const len0 = data7.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data8 = data7[i0];
					if (typeof data8 !== "string") {
						const err15 = {
							instancePath: instancePath + "/resources/" + i0,
							schemaPath: "#/properties/resources/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err15];
						else vErrors.push(err15);
						errors++;
					}
					if (!validate681(data8, {
						instancePath: instancePath + "/resources/" + i0,
						parentData: data7,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate681.errors : vErrors.concat(validate681.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data7.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data7[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err16 = {
								instancePath: instancePath + "/resources",
								schemaPath: "#/properties/resources/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err16];
							else vErrors.push(err16);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err17 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err17];
				else vErrors.push(err17);
				errors++;
			}
		}
		if (data.actors !== void 0 && func0.call(data, "actors")) {
			let data9 = data.actors;
			if (Array.isArray(data9)) {
				if (data9.length < 1) {
					const err18 = {
						instancePath: instancePath + "/actors",
						schemaPath: "#/properties/actors/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err18];
					else vErrors.push(err18);
					errors++;
				}
				const len1 = data9.length;
				for (let i2 = 0; i2 < len1; i2++) {
					let data10 = data9[i2];
					if (typeof data10 !== "string") {
						const err19 = {
							instancePath: instancePath + "/actors/" + i2,
							schemaPath: "#/properties/actors/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err19];
						else vErrors.push(err19);
						errors++;
					}
					if (!validate571(data10, {
						instancePath: instancePath + "/actors/" + i2,
						parentData: data9,
						parentDataProperty: i2,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
						errors = vErrors.length;
					}
				}
				let i3 = data9.length;
				let j1;
				if (i3 > 1) {
					const indices1 = {};
					for (; i3--;) {
						let item1 = data9[i3];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err20 = {
								instancePath: instancePath + "/actors",
								schemaPath: "#/properties/actors/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i3,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i3 + " are identical)"
							};
							if (vErrors === null) vErrors = [err20];
							else vErrors.push(err20);
							errors++;
							break;
						}
						indices1[item1] = i3;
					}
				}
			} else {
				const err21 = {
					instancePath: instancePath + "/actors",
					schemaPath: "#/properties/actors/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grounding !== void 0 && func0.call(data, "grounding")) {
			if (!validate611(data.grounding, {
				instancePath: instancePath + "/grounding",
				parentData: data,
				parentDataProperty: "grounding",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate611.errors : vErrors.concat(validate611.errors);
				errors = vErrors.length;
			}
		}
		if (data.limits !== void 0 && func0.call(data, "limits")) {
			if (!validate708(data.limits, {
				instancePath: instancePath + "/limits",
				parentData: data,
				parentDataProperty: "limits",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate708.errors : vErrors.concat(validate708.errors);
				errors = vErrors.length;
			}
		}
		if (data.pause_on_unexpected !== void 0 && func0.call(data, "pause_on_unexpected")) {
			if (true !== data.pause_on_unexpected) {
				const err22 = {
					instancePath: instancePath + "/pause_on_unexpected",
					schemaPath: "#/properties/pause_on_unexpected/const",
					keyword: "const",
					params: { allowedValue: true },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.go_ahead !== void 0 && func0.call(data, "go_ahead")) {
			if (!validate715(data.go_ahead, {
				instancePath: instancePath + "/go_ahead",
				parentData: data,
				parentDataProperty: "go_ahead",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate715.errors : vErrors.concat(validate715.errors);
				errors = vErrors.length;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data15 = data.commit;
			if (!(data15 === "automatic" || data15 === "user_approval" || data15 === "prohibited")) {
				const err23 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema178.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err23];
				else vErrors.push(err23);
				errors++;
			}
		}
	} else {
		const err24 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err24];
		else vErrors.push(err24);
		errors++;
	}
	validate696.errors = vErrors;
	return errors === 0;
}
validate696.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate719(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate719.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.effect === void 0 || !func0.call(data, "effect")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "effect" },
				message: "must have required property 'effect'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "act" || key0 === "effect" || key0 === "kind" || key0 === "label")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.act !== void 0 && func0.call(data, "act")) {
			if (!validate697(data.act, {
				instancePath: instancePath + "/act",
				parentData: data,
				parentDataProperty: "act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
				errors = vErrors.length;
			}
		}
		if (data.effect !== void 0 && func0.call(data, "effect")) {
			if (!validate686(data.effect, {
				instancePath: instancePath + "/effect",
				parentData: data,
				parentDataProperty: "effect",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate686.errors : vErrors.concat(validate686.errors);
				errors = vErrors.length;
			}
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate700(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate700.errors : vErrors.concat(validate700.errors);
				errors = vErrors.length;
			}
		}
		if (data.label !== void 0 && func0.call(data, "label")) {
			if (!validate567(data.label, {
				instancePath: instancePath + "/label",
				parentData: data,
				parentDataProperty: "label",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err3 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err3];
		else vErrors.push(err3);
		errors++;
	}
	validate719.errors = vErrors;
	return errors === 0;
}
validate719.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema185 = {
	"title": "Conflict",
	"description": "A disagreement between a tool's permission and a work rule that the principal left in (G11).",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"about",
		"tool_permission",
		"work_rule",
		"applies",
		"chosen",
		"why"
	],
	"properties": {
		"about": { "$ref": "#/$defs/Text" },
		"tool_permission": { "$ref": "#/$defs/Text" },
		"work_rule": { "$ref": "#/$defs/Text" },
		"applies": { "enum": ["tool_permission", "work_rule"] },
		"chosen": { "$ref": "#/$defs/Text" },
		"why": { "$ref": "#/$defs/Text" }
	}
};
function validate725(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate725.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.about === void 0 || !func0.call(data, "about")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "about" },
				message: "must have required property 'about'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.tool_permission === void 0 || !func0.call(data, "tool_permission")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "tool_permission" },
				message: "must have required property 'tool_permission'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.work_rule === void 0 || !func0.call(data, "work_rule")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_rule" },
				message: "must have required property 'work_rule'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.applies === void 0 || !func0.call(data, "applies")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "applies" },
				message: "must have required property 'applies'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.chosen === void 0 || !func0.call(data, "chosen")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "chosen" },
				message: "must have required property 'chosen'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.why === void 0 || !func0.call(data, "why")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "why" },
				message: "must have required property 'why'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "about" || key0 === "tool_permission" || key0 === "work_rule" || key0 === "applies" || key0 === "chosen" || key0 === "why")) {
			const err6 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.about !== void 0 && func0.call(data, "about")) {
			if (!validate580(data.about, {
				instancePath: instancePath + "/about",
				parentData: data,
				parentDataProperty: "about",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.tool_permission !== void 0 && func0.call(data, "tool_permission")) {
			if (!validate580(data.tool_permission, {
				instancePath: instancePath + "/tool_permission",
				parentData: data,
				parentDataProperty: "tool_permission",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_rule !== void 0 && func0.call(data, "work_rule")) {
			if (!validate580(data.work_rule, {
				instancePath: instancePath + "/work_rule",
				parentData: data,
				parentDataProperty: "work_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.applies !== void 0 && func0.call(data, "applies")) {
			let data3 = data.applies;
			if (!(data3 === "tool_permission" || data3 === "work_rule")) {
				const err7 = {
					instancePath: instancePath + "/applies",
					schemaPath: "#/properties/applies/enum",
					keyword: "enum",
					params: { allowedValues: schema185.properties.applies.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.chosen !== void 0 && func0.call(data, "chosen")) {
			if (!validate580(data.chosen, {
				instancePath: instancePath + "/chosen",
				parentData: data,
				parentDataProperty: "chosen",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.why !== void 0 && func0.call(data, "why")) {
			if (!validate580(data.why, {
				instancePath: instancePath + "/why",
				parentData: data,
				parentDataProperty: "why",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate725.errors = vErrors;
	return errors === 0;
}
validate725.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema186 = {
	"title": "Formation",
	"type": "object",
	"additionalProperties": false,
	"required": ["arrangement"],
	"properties": {
		"name": { "$ref": "#/$defs/Name" },
		"arrangement": { "enum": [
			"path.sequential",
			"path.choice",
			"path.fanout_fanin",
			"path.bounded_loop",
			"hub.manager_worker",
			"habitat.handoff",
			"habitat.committee",
			"habitat.market",
			"habitat.blackboard",
			"habitat.mesh"
		] },
		"routing_authority": { "enum": [
			"code",
			"one_model",
			"any_peer",
			"none",
			"protocol",
			"environment"
		] },
		"participants": {
			"type": "array",
			"items": { "$ref": "#/$defs/Participant" }
		},
		"settlement": { "$ref": "#/$defs/Settlement" },
		"join": { "enum": [
			"all",
			"any",
			"first_completed",
			"decision",
			"wait_for_activated_arms"
		] },
		"termination": { "$ref": "#/$defs/Termination" },
		"handoffs": {
			"type": "array",
			"items": { "$ref": "#/$defs/Handoff" }
		},
		"transitions": {
			"type": "array",
			"items": { "$ref": "#/$defs/Transition" }
		},
		"configuration": { "$ref": "#/$defs/Configuration" },
		"protocol": { "$ref": "#/$defs/Protocol" },
		"acts": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ActId"
			}
		},
		"unresolved": {
			"type": "array",
			"minItems": 1,
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/Text"
			}
		}
	}
};
const schema187 = {
	"title": "Participant",
	"type": "object",
	"additionalProperties": false,
	"required": ["actor", "membership"],
	"properties": {
		"actor": { "$ref": "#/$defs/ActorRef" },
		"membership": { "enum": ["member", "adjacent"] },
		"interaction": { "enum": [
			"none",
			"consulted",
			"notified"
		] },
		"authority": { "enum": [
			"none",
			"delegates",
			"delegated"
		] },
		"commit": { "enum": ["none", "ratifies"] }
	}
};
function validate734(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate734.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.actor === void 0 || !func0.call(data, "actor")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "actor" },
				message: "must have required property 'actor'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.membership === void 0 || !func0.call(data, "membership")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "membership" },
				message: "must have required property 'membership'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "actor" || key0 === "membership" || key0 === "interaction" || key0 === "authority" || key0 === "commit")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.actor !== void 0 && func0.call(data, "actor")) {
			if (!validate571(data.actor, {
				instancePath: instancePath + "/actor",
				parentData: data,
				parentDataProperty: "actor",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.membership !== void 0 && func0.call(data, "membership")) {
			let data1 = data.membership;
			if (!(data1 === "member" || data1 === "adjacent")) {
				const err3 = {
					instancePath: instancePath + "/membership",
					schemaPath: "#/properties/membership/enum",
					keyword: "enum",
					params: { allowedValues: schema187.properties.membership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.interaction !== void 0 && func0.call(data, "interaction")) {
			let data2 = data.interaction;
			if (!(data2 === "none" || data2 === "consulted" || data2 === "notified")) {
				const err4 = {
					instancePath: instancePath + "/interaction",
					schemaPath: "#/properties/interaction/enum",
					keyword: "enum",
					params: { allowedValues: schema187.properties.interaction.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data3 = data.authority;
			if (!(data3 === "none" || data3 === "delegates" || data3 === "delegated")) {
				const err5 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema187.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.commit !== void 0 && func0.call(data, "commit")) {
			let data4 = data.commit;
			if (!(data4 === "none" || data4 === "ratifies")) {
				const err6 = {
					instancePath: instancePath + "/commit",
					schemaPath: "#/properties/commit/enum",
					keyword: "enum",
					params: { allowedValues: schema187.properties.commit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
	} else {
		const err7 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err7];
		else vErrors.push(err7);
		errors++;
	}
	validate734.errors = vErrors;
	return errors === 0;
}
validate734.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema188 = {
	"title": "Settlement",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"kind": { "$ref": "#/$defs/SettlementKind" },
		"rule": { "$ref": "#/$defs/Text" },
		"threshold": { "$ref": "#/$defs/Threshold" },
		"evaluator": { "$ref": "#/$defs/ActorRef" },
		"reversibility": { "enum": [
			"reversible",
			"costly",
			"irreversible"
		] },
		"evidence": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"enum": [
					"accept",
					"votes",
					"transfer",
					"award",
					"commit"
				]
			}
		}
	}
};
const schema189 = {
	"title": "SettlementKind",
	"enum": [
		"authored_completion",
		"rule_fires",
		"owner_acceptance",
		"ownership_transfer",
		"aggregated_judgment",
		"allocation_award",
		"committed_state_transition",
		"protocol_convergence"
	]
};
function validate738(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate738.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (!(data === "authored_completion" || data === "rule_fires" || data === "owner_acceptance" || data === "ownership_transfer" || data === "aggregated_judgment" || data === "allocation_award" || data === "committed_state_transition" || data === "protocol_convergence")) {
		const err0 = {
			instancePath,
			schemaPath: "#/enum",
			keyword: "enum",
			params: { allowedValues: schema189.enum },
			message: "must be equal to one of the allowed values"
		};
		if (vErrors === null) vErrors = [err0];
		else vErrors.push(err0);
		errors++;
	}
	validate738.errors = vErrors;
	return errors === 0;
}
validate738.evaluated = {
	"dynamicProps": false,
	"dynamicItems": false
};
function validate741(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate741.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.approvals === void 0 || !func0.call(data, "approvals")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "approvals" },
				message: "must have required property 'approvals'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "approvals")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.approvals !== void 0 && func0.call(data, "approvals")) {
			if (!validate598(data.approvals, {
				instancePath: instancePath + "/approvals",
				parentData: data,
				parentDataProperty: "approvals",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate741.errors = vErrors;
	return errors === 0;
}
validate741.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate737(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate737.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "rule" || key0 === "threshold" || key0 === "evaluator" || key0 === "reversibility" || key0 === "evidence")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			if (!validate738(data.kind, {
				instancePath: instancePath + "/kind",
				parentData: data,
				parentDataProperty: "kind",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate738.errors : vErrors.concat(validate738.errors);
				errors = vErrors.length;
			}
		}
		if (data.rule !== void 0 && func0.call(data, "rule")) {
			if (!validate580(data.rule, {
				instancePath: instancePath + "/rule",
				parentData: data,
				parentDataProperty: "rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.threshold !== void 0 && func0.call(data, "threshold")) {
			if (!validate741(data.threshold, {
				instancePath: instancePath + "/threshold",
				parentData: data,
				parentDataProperty: "threshold",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate741.errors : vErrors.concat(validate741.errors);
				errors = vErrors.length;
			}
		}
		if (data.evaluator !== void 0 && func0.call(data, "evaluator")) {
			if (!validate571(data.evaluator, {
				instancePath: instancePath + "/evaluator",
				parentData: data,
				parentDataProperty: "evaluator",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.reversibility !== void 0 && func0.call(data, "reversibility")) {
			let data4 = data.reversibility;
			if (!(data4 === "reversible" || data4 === "costly" || data4 === "irreversible")) {
				const err1 = {
					instancePath: instancePath + "/reversibility",
					schemaPath: "#/properties/reversibility/enum",
					keyword: "enum",
					params: { allowedValues: schema188.properties.reversibility.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.evidence !== void 0 && func0.call(data, "evidence")) {
			let data5 = data.evidence;
			if (Array.isArray(data5)) {
				const len0 = data5.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data6 = data5[i0];
					if (typeof data6 !== "string") {
						const err2 = {
							instancePath: instancePath + "/evidence/" + i0,
							schemaPath: "#/properties/evidence/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err2];
						else vErrors.push(err2);
						errors++;
					}
					if (!(data6 === "accept" || data6 === "votes" || data6 === "transfer" || data6 === "award" || data6 === "commit")) {
						const err3 = {
							instancePath: instancePath + "/evidence/" + i0,
							schemaPath: "#/properties/evidence/items/enum",
							keyword: "enum",
							params: { allowedValues: schema188.properties.evidence.items.enum },
							message: "must be equal to one of the allowed values"
						};
						if (vErrors === null) vErrors = [err3];
						else vErrors.push(err3);
						errors++;
					}
				}
				let i1 = data5.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data5[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err4 = {
								instancePath: instancePath + "/evidence",
								schemaPath: "#/properties/evidence/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err4];
							else vErrors.push(err4);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err5 = {
					instancePath: instancePath + "/evidence",
					schemaPath: "#/properties/evidence/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
	} else {
		const err6 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err6];
		else vErrors.push(err6);
		errors++;
	}
	validate737.errors = vErrors;
	return errors === 0;
}
validate737.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema191 = {
	"title": "Termination",
	"type": "object",
	"additionalProperties": false,
	"required": ["kind"],
	"properties": {
		"kind": { "enum": [
			"construction",
			"declared_bound",
			"model_signal",
			"unbounded"
		] },
		"max_rounds": { "$ref": "#/$defs/Count" },
		"stop_rule": { "$ref": "#/$defs/Text" },
		"on_limit": { "enum": ["ask", "stop"] }
	}
};
function validate746(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate746.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.kind === void 0 || !func0.call(data, "kind")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "kind" },
				message: "must have required property 'kind'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "kind" || key0 === "max_rounds" || key0 === "stop_rule" || key0 === "on_limit")) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.kind !== void 0 && func0.call(data, "kind")) {
			let data0 = data.kind;
			if (!(data0 === "construction" || data0 === "declared_bound" || data0 === "model_signal" || data0 === "unbounded")) {
				const err2 = {
					instancePath: instancePath + "/kind",
					schemaPath: "#/properties/kind/enum",
					keyword: "enum",
					params: { allowedValues: schema191.properties.kind.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.max_rounds !== void 0 && func0.call(data, "max_rounds")) {
			if (!validate598(data.max_rounds, {
				instancePath: instancePath + "/max_rounds",
				parentData: data,
				parentDataProperty: "max_rounds",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate598.errors : vErrors.concat(validate598.errors);
				errors = vErrors.length;
			}
		}
		if (data.stop_rule !== void 0 && func0.call(data, "stop_rule")) {
			if (!validate580(data.stop_rule, {
				instancePath: instancePath + "/stop_rule",
				parentData: data,
				parentDataProperty: "stop_rule",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_limit !== void 0 && func0.call(data, "on_limit")) {
			let data3 = data.on_limit;
			if (!(data3 === "ask" || data3 === "stop")) {
				const err3 = {
					instancePath: instancePath + "/on_limit",
					schemaPath: "#/properties/on_limit/enum",
					keyword: "enum",
					params: { allowedValues: schema191.properties.on_limit.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate746.errors = vErrors;
	return errors === 0;
}
validate746.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema192 = {
	"title": "Handoff",
	"type": "object",
	"additionalProperties": false,
	"required": ["from", "to"],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"ownership": { "enum": ["moves", "stays"] },
		"acceptance": { "$ref": "#/$defs/Text" },
		"seam": { "enum": [
			"coordination",
			"specialisation",
			"segregation_of_duties",
			"accountability",
			"external_sla"
		] }
	}
};
function validate750(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate750.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "ownership" || key0 === "acceptance" || key0 === "seam")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate571(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate571(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.ownership !== void 0 && func0.call(data, "ownership")) {
			let data2 = data.ownership;
			if (!(data2 === "moves" || data2 === "stays")) {
				const err3 = {
					instancePath: instancePath + "/ownership",
					schemaPath: "#/properties/ownership/enum",
					keyword: "enum",
					params: { allowedValues: schema192.properties.ownership.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate580(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.seam !== void 0 && func0.call(data, "seam")) {
			let data4 = data.seam;
			if (!(data4 === "coordination" || data4 === "specialisation" || data4 === "segregation_of_duties" || data4 === "accountability" || data4 === "external_sla")) {
				const err4 = {
					instancePath: instancePath + "/seam",
					schemaPath: "#/properties/seam/enum",
					keyword: "enum",
					params: { allowedValues: schema192.properties.seam.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
	} else {
		const err5 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err5];
		else vErrors.push(err5);
		errors++;
	}
	validate750.errors = vErrors;
	return errors === 0;
}
validate750.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema193 = {
	"title": "Transition",
	"type": "object",
	"additionalProperties": false,
	"required": [
		"from",
		"to",
		"authority"
	],
	"properties": {
		"from": { "$ref": "#/$defs/ActorRef" },
		"to": { "$ref": "#/$defs/ActorRef" },
		"authority": { "enum": ["human_gate", "agent_delegates"] },
		"acts": {
			"type": "array",
			"uniqueItems": true,
			"items": {
				"type": "string",
				"$ref": "#/$defs/ActId"
			}
		}
	}
};
function validate755(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate755.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.from === void 0 || !func0.call(data, "from")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "from" },
				message: "must have required property 'from'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.to === void 0 || !func0.call(data, "to")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "to" },
				message: "must have required property 'to'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.authority === void 0 || !func0.call(data, "authority")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authority" },
				message: "must have required property 'authority'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "from" || key0 === "to" || key0 === "authority" || key0 === "acts")) {
			const err3 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.from !== void 0 && func0.call(data, "from")) {
			if (!validate571(data.from, {
				instancePath: instancePath + "/from",
				parentData: data,
				parentDataProperty: "from",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.to !== void 0 && func0.call(data, "to")) {
			if (!validate571(data.to, {
				instancePath: instancePath + "/to",
				parentData: data,
				parentDataProperty: "to",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate571.errors : vErrors.concat(validate571.errors);
				errors = vErrors.length;
			}
		}
		if (data.authority !== void 0 && func0.call(data, "authority")) {
			let data2 = data.authority;
			if (!(data2 === "human_gate" || data2 === "agent_delegates")) {
				const err4 = {
					instancePath: instancePath + "/authority",
					schemaPath: "#/properties/authority/enum",
					keyword: "enum",
					params: { allowedValues: schema193.properties.authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data3 = data.acts;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) {
					let data4 = data3[i0];
					if (typeof data4 !== "string") {
						const err5 = {
							instancePath: instancePath + "/acts/" + i0,
							schemaPath: "#/properties/acts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err5];
						else vErrors.push(err5);
						errors++;
					}
					if (!validate697(data4, {
						instancePath: instancePath + "/acts/" + i0,
						parentData: data3,
						parentDataProperty: i0,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
						errors = vErrors.length;
					}
				}
				let i1 = data3.length;
				let j0;
				if (i1 > 1) {
					const indices0 = {};
					for (; i1--;) {
						let item0 = data3[i1];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err6 = {
								instancePath: instancePath + "/acts",
								schemaPath: "#/properties/acts/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i1,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i1 + " are identical)"
							};
							if (vErrors === null) vErrors = [err6];
							else vErrors.push(err6);
							errors++;
							break;
						}
						indices0[item0] = i1;
					}
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
	} else {
		const err8 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err8];
		else vErrors.push(err8);
		errors++;
	}
	validate755.errors = vErrors;
	return errors === 0;
}
validate755.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
const schema194 = {
	"title": "Configuration",
	"type": "object",
	"additionalProperties": false,
	"properties": {
		"plan_provenance": { "enum": [
			"authored",
			"runtime",
			"hybrid"
		] },
		"performer_composition": { "$ref": "#/$defs/Text" }
	}
};
function validate760(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate760.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "plan_provenance" || key0 === "performer_composition")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.plan_provenance !== void 0 && func0.call(data, "plan_provenance")) {
			let data0 = data.plan_provenance;
			if (!(data0 === "authored" || data0 === "runtime" || data0 === "hybrid")) {
				const err1 = {
					instancePath: instancePath + "/plan_provenance",
					schemaPath: "#/properties/plan_provenance/enum",
					keyword: "enum",
					params: { allowedValues: schema194.properties.plan_provenance.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err1];
				else vErrors.push(err1);
				errors++;
			}
		}
		if (data.performer_composition !== void 0 && func0.call(data, "performer_composition")) {
			if (!validate580(data.performer_composition, {
				instancePath: instancePath + "/performer_composition",
				parentData: data,
				parentDataProperty: "performer_composition",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err2 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err2];
		else vErrors.push(err2);
		errors++;
	}
	validate760.errors = vErrors;
	return errors === 0;
}
validate760.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate763(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate763.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		for (const key0 of Object.keys(data)) if (!(key0 === "who_may_act" || key0 === "artifact" || key0 === "interactions" || key0 === "conflict" || key0 === "settlement" || key0 === "eligibility" || key0 === "envelope" || key0 === "acceptance")) {
			const err0 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.who_may_act !== void 0 && func0.call(data, "who_may_act")) {
			if (!validate580(data.who_may_act, {
				instancePath: instancePath + "/who_may_act",
				parentData: data,
				parentDataProperty: "who_may_act",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.artifact !== void 0 && func0.call(data, "artifact")) {
			if (!validate580(data.artifact, {
				instancePath: instancePath + "/artifact",
				parentData: data,
				parentDataProperty: "artifact",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.interactions !== void 0 && func0.call(data, "interactions")) {
			if (!validate580(data.interactions, {
				instancePath: instancePath + "/interactions",
				parentData: data,
				parentDataProperty: "interactions",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.conflict !== void 0 && func0.call(data, "conflict")) {
			if (!validate580(data.conflict, {
				instancePath: instancePath + "/conflict",
				parentData: data,
				parentDataProperty: "conflict",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate580(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.eligibility !== void 0 && func0.call(data, "eligibility")) {
			if (!validate580(data.eligibility, {
				instancePath: instancePath + "/eligibility",
				parentData: data,
				parentDataProperty: "eligibility",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.envelope !== void 0 && func0.call(data, "envelope")) {
			if (!validate580(data.envelope, {
				instancePath: instancePath + "/envelope",
				parentData: data,
				parentDataProperty: "envelope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.acceptance !== void 0 && func0.call(data, "acceptance")) {
			if (!validate580(data.acceptance, {
				instancePath: instancePath + "/acceptance",
				parentData: data,
				parentDataProperty: "acceptance",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err1 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err1];
		else vErrors.push(err1);
		errors++;
	}
	validate763.errors = vErrors;
	return errors === 0;
}
validate763.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate732(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate732.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.arrangement === void 0 || !func0.call(data, "arrangement")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "arrangement" },
				message: "must have required property 'arrangement'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema186.properties, key0)) {
			const err1 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.name !== void 0 && func0.call(data, "name")) {
			if (!validate567(data.name, {
				instancePath: instancePath + "/name",
				parentData: data,
				parentDataProperty: "name",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate567.errors : vErrors.concat(validate567.errors);
				errors = vErrors.length;
			}
		}
		if (data.arrangement !== void 0 && func0.call(data, "arrangement")) {
			let data1 = data.arrangement;
			if (!(data1 === "path.sequential" || data1 === "path.choice" || data1 === "path.fanout_fanin" || data1 === "path.bounded_loop" || data1 === "hub.manager_worker" || data1 === "habitat.handoff" || data1 === "habitat.committee" || data1 === "habitat.market" || data1 === "habitat.blackboard" || data1 === "habitat.mesh")) {
				const err2 = {
					instancePath: instancePath + "/arrangement",
					schemaPath: "#/properties/arrangement/enum",
					keyword: "enum",
					params: { allowedValues: schema186.properties.arrangement.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err2];
				else vErrors.push(err2);
				errors++;
			}
		}
		if (data.routing_authority !== void 0 && func0.call(data, "routing_authority")) {
			let data2 = data.routing_authority;
			if (!(data2 === "code" || data2 === "one_model" || data2 === "any_peer" || data2 === "none" || data2 === "protocol" || data2 === "environment")) {
				const err3 = {
					instancePath: instancePath + "/routing_authority",
					schemaPath: "#/properties/routing_authority/enum",
					keyword: "enum",
					params: { allowedValues: schema186.properties.routing_authority.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.participants !== void 0 && func0.call(data, "participants")) {
			let data3 = data.participants;
			if (Array.isArray(data3)) {
				const len0 = data3.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate734(data3[i0], {
					instancePath: instancePath + "/participants/" + i0,
					parentData: data3,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate734.errors : vErrors.concat(validate734.errors);
					errors = vErrors.length;
				}
			} else {
				const err4 = {
					instancePath: instancePath + "/participants",
					schemaPath: "#/properties/participants/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err4];
				else vErrors.push(err4);
				errors++;
			}
		}
		if (data.settlement !== void 0 && func0.call(data, "settlement")) {
			if (!validate737(data.settlement, {
				instancePath: instancePath + "/settlement",
				parentData: data,
				parentDataProperty: "settlement",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate737.errors : vErrors.concat(validate737.errors);
				errors = vErrors.length;
			}
		}
		if (data.join !== void 0 && func0.call(data, "join")) {
			let data6 = data.join;
			if (!(data6 === "all" || data6 === "any" || data6 === "first_completed" || data6 === "decision" || data6 === "wait_for_activated_arms")) {
				const err5 = {
					instancePath: instancePath + "/join",
					schemaPath: "#/properties/join/enum",
					keyword: "enum",
					params: { allowedValues: schema186.properties.join.enum },
					message: "must be equal to one of the allowed values"
				};
				if (vErrors === null) vErrors = [err5];
				else vErrors.push(err5);
				errors++;
			}
		}
		if (data.termination !== void 0 && func0.call(data, "termination")) {
			if (!validate746(data.termination, {
				instancePath: instancePath + "/termination",
				parentData: data,
				parentDataProperty: "termination",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate746.errors : vErrors.concat(validate746.errors);
				errors = vErrors.length;
			}
		}
		if (data.handoffs !== void 0 && func0.call(data, "handoffs")) {
			let data8 = data.handoffs;
			if (Array.isArray(data8)) {
				const len1 = data8.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate750(data8[i1], {
					instancePath: instancePath + "/handoffs/" + i1,
					parentData: data8,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate750.errors : vErrors.concat(validate750.errors);
					errors = vErrors.length;
				}
			} else {
				const err6 = {
					instancePath: instancePath + "/handoffs",
					schemaPath: "#/properties/handoffs/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err6];
				else vErrors.push(err6);
				errors++;
			}
		}
		if (data.transitions !== void 0 && func0.call(data, "transitions")) {
			let data10 = data.transitions;
			if (Array.isArray(data10)) {
				const len2 = data10.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate755(data10[i2], {
					instancePath: instancePath + "/transitions/" + i2,
					parentData: data10,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate755.errors : vErrors.concat(validate755.errors);
					errors = vErrors.length;
				}
			} else {
				const err7 = {
					instancePath: instancePath + "/transitions",
					schemaPath: "#/properties/transitions/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err7];
				else vErrors.push(err7);
				errors++;
			}
		}
		if (data.configuration !== void 0 && func0.call(data, "configuration")) {
			if (!validate760(data.configuration, {
				instancePath: instancePath + "/configuration",
				parentData: data,
				parentDataProperty: "configuration",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate760.errors : vErrors.concat(validate760.errors);
				errors = vErrors.length;
			}
		}
		if (data.protocol !== void 0 && func0.call(data, "protocol")) {
			if (!validate763(data.protocol, {
				instancePath: instancePath + "/protocol",
				parentData: data,
				parentDataProperty: "protocol",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate763.errors : vErrors.concat(validate763.errors);
				errors = vErrors.length;
			}
		}
		if (data.acts !== void 0 && func0.call(data, "acts")) {
			let data14 = data.acts;
			if (Array.isArray(data14)) {
				if (data14.length < 1) {
					const err8 = {
						instancePath: instancePath + "/acts",
						schemaPath: "#/properties/acts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err8];
					else vErrors.push(err8);
					errors++;
				}
				const len3 = data14.length;
				for (let i3 = 0; i3 < len3; i3++) {
					let data15 = data14[i3];
					if (typeof data15 !== "string") {
						const err9 = {
							instancePath: instancePath + "/acts/" + i3,
							schemaPath: "#/properties/acts/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err9];
						else vErrors.push(err9);
						errors++;
					}
					if (!validate697(data15, {
						instancePath: instancePath + "/acts/" + i3,
						parentData: data14,
						parentDataProperty: i3,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate697.errors : vErrors.concat(validate697.errors);
						errors = vErrors.length;
					}
				}
				let i4 = data14.length;
				let j0;
				if (i4 > 1) {
					const indices0 = {};
					for (; i4--;) {
						let item0 = data14[i4];
						if (typeof item0 !== "string") continue;
						if (typeof indices0[item0] == "number") {
							j0 = indices0[item0];
							const err10 = {
								instancePath: instancePath + "/acts",
								schemaPath: "#/properties/acts/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i4,
									j: j0
								},
								message: "must NOT have duplicate items (items ## " + j0 + " and " + i4 + " are identical)"
							};
							if (vErrors === null) vErrors = [err10];
							else vErrors.push(err10);
							errors++;
							break;
						}
						indices0[item0] = i4;
					}
				}
			} else {
				const err11 = {
					instancePath: instancePath + "/acts",
					schemaPath: "#/properties/acts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err11];
				else vErrors.push(err11);
				errors++;
			}
		}
		if (data.unresolved !== void 0 && func0.call(data, "unresolved")) {
			let data16 = data.unresolved;
			if (Array.isArray(data16)) {
				if (data16.length < 1) {
					const err12 = {
						instancePath: instancePath + "/unresolved",
						schemaPath: "#/properties/unresolved/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err12];
					else vErrors.push(err12);
					errors++;
				}
				const len4 = data16.length;
				for (let i5 = 0; i5 < len4; i5++) {
					let data17 = data16[i5];
					if (typeof data17 !== "string") {
						const err13 = {
							instancePath: instancePath + "/unresolved/" + i5,
							schemaPath: "#/properties/unresolved/items/type",
							keyword: "type",
							params: { type: "string" },
							message: "must be string"
						};
						if (vErrors === null) vErrors = [err13];
						else vErrors.push(err13);
						errors++;
					}
					if (!validate580(data17, {
						instancePath: instancePath + "/unresolved/" + i5,
						parentData: data16,
						parentDataProperty: i5,
						rootData,
						dynamicAnchors
					})) {
						vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
						errors = vErrors.length;
					}
				}
				let i6 = data16.length;
				let j1;
				if (i6 > 1) {
					const indices1 = {};
					for (; i6--;) {
						let item1 = data16[i6];
						if (typeof item1 !== "string") continue;
						if (typeof indices1[item1] == "number") {
							j1 = indices1[item1];
							const err14 = {
								instancePath: instancePath + "/unresolved",
								schemaPath: "#/properties/unresolved/uniqueItems",
								keyword: "uniqueItems",
								params: {
									i: i6,
									j: j1
								},
								message: "must NOT have duplicate items (items ## " + j1 + " and " + i6 + " are identical)"
							};
							if (vErrors === null) vErrors = [err14];
							else vErrors.push(err14);
							errors++;
							break;
						}
						indices1[item1] = i6;
					}
				}
			} else {
				const err15 = {
					instancePath: instancePath + "/unresolved",
					schemaPath: "#/properties/unresolved/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err15];
				else vErrors.push(err15);
				errors++;
			}
		}
	} else {
		const err16 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err16];
		else vErrors.push(err16);
		errors++;
	}
	validate732.errors = vErrors;
	return errors === 0;
}
validate732.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate776(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate776.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.alg === void 0 || !func0.call(data, "alg")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "alg" },
				message: "must have required property 'alg'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.value === void 0 || !func0.call(data, "value")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "value" },
				message: "must have required property 'value'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!(key0 === "alg" || key0 === "value")) {
			const err2 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.alg !== void 0 && func0.call(data, "alg")) {
			if ("sha-256" !== data.alg) {
				const err3 = {
					instancePath: instancePath + "/alg",
					schemaPath: "#/properties/alg/const",
					keyword: "const",
					params: { allowedValue: "sha-256" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err3];
				else vErrors.push(err3);
				errors++;
			}
		}
		if (data.value !== void 0 && func0.call(data, "value")) {
			if (!validate632(data.value, {
				instancePath: instancePath + "/value",
				parentData: data,
				parentDataProperty: "value",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate632.errors : vErrors.concat(validate632.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err4 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err4];
		else vErrors.push(err4);
		errors++;
	}
	validate776.errors = vErrors;
	return errors === 0;
}
validate776.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
function validate560(data, { instancePath = "", parentData, parentDataProperty, rootData = data, dynamicAnchors = {} } = {}) {
	let vErrors = null;
	let errors = 0;
	const evaluated0 = validate560.evaluated;
	if (evaluated0.dynamicProps) evaluated0.props = void 0;
	if (evaluated0.dynamicItems) evaluated0.items = void 0;
	if (data && typeof data == "object" && !Array.isArray(data)) {
		if (data.poa_version === void 0 || !func0.call(data, "poa_version")) {
			const err0 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "poa_version" },
				message: "must have required property 'poa_version'"
			};
			if (vErrors === null) vErrors = [err0];
			else vErrors.push(err0);
			errors++;
		}
		if (data.grant_id === void 0 || !func0.call(data, "grant_id")) {
			const err1 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "grant_id" },
				message: "must have required property 'grant_id'"
			};
			if (vErrors === null) vErrors = [err1];
			else vErrors.push(err1);
			errors++;
		}
		if (data.iss === void 0 || !func0.call(data, "iss")) {
			const err2 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "iss" },
				message: "must have required property 'iss'"
			};
			if (vErrors === null) vErrors = [err2];
			else vErrors.push(err2);
			errors++;
		}
		if (data.principal === void 0 || !func0.call(data, "principal")) {
			const err3 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "principal" },
				message: "must have required property 'principal'"
			};
			if (vErrors === null) vErrors = [err3];
			else vErrors.push(err3);
			errors++;
		}
		if (data.delegate === void 0 || !func0.call(data, "delegate")) {
			const err4 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegate" },
				message: "must have required property 'delegate'"
			};
			if (vErrors === null) vErrors = [err4];
			else vErrors.push(err4);
			errors++;
		}
		if (data.purpose === void 0 || !func0.call(data, "purpose")) {
			const err5 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "purpose" },
				message: "must have required property 'purpose'"
			};
			if (vErrors === null) vErrors = [err5];
			else vErrors.push(err5);
			errors++;
		}
		if (data.work_scope === void 0 || !func0.call(data, "work_scope")) {
			const err6 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_scope" },
				message: "must have required property 'work_scope'"
			};
			if (vErrors === null) vErrors = [err6];
			else vErrors.push(err6);
			errors++;
		}
		if (data.defaults === void 0 || !func0.call(data, "defaults")) {
			const err7 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "defaults" },
				message: "must have required property 'defaults'"
			};
			if (vErrors === null) vErrors = [err7];
			else vErrors.push(err7);
			errors++;
		}
		if (data.ceilings === void 0 || !func0.call(data, "ceilings")) {
			const err8 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "ceilings" },
				message: "must have required property 'ceilings'"
			};
			if (vErrors === null) vErrors = [err8];
			else vErrors.push(err8);
			errors++;
		}
		if (data.discovery === void 0 || !func0.call(data, "discovery")) {
			const err9 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "discovery" },
				message: "must have required property 'discovery'"
			};
			if (vErrors === null) vErrors = [err9];
			else vErrors.push(err9);
			errors++;
		}
		if (data.work_system === void 0 || !func0.call(data, "work_system")) {
			const err10 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "work_system" },
				message: "must have required property 'work_system'"
			};
			if (vErrors === null) vErrors = [err10];
			else vErrors.push(err10);
			errors++;
		}
		if (data.delegation === void 0 || !func0.call(data, "delegation")) {
			const err11 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "delegation" },
				message: "must have required property 'delegation'"
			};
			if (vErrors === null) vErrors = [err11];
			else vErrors.push(err11);
			errors++;
		}
		if (data.validity === void 0 || !func0.call(data, "validity")) {
			const err12 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "validity" },
				message: "must have required property 'validity'"
			};
			if (vErrors === null) vErrors = [err12];
			else vErrors.push(err12);
			errors++;
		}
		if (data.revocation === void 0 || !func0.call(data, "revocation")) {
			const err13 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "revocation" },
				message: "must have required property 'revocation'"
			};
			if (vErrors === null) vErrors = [err13];
			else vErrors.push(err13);
			errors++;
		}
		if (data.confirmation === void 0 || !func0.call(data, "confirmation")) {
			const err14 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "confirmation" },
				message: "must have required property 'confirmation'"
			};
			if (vErrors === null) vErrors = [err14];
			else vErrors.push(err14);
			errors++;
		}
		if (data.audit === void 0 || !func0.call(data, "audit")) {
			const err15 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "audit" },
				message: "must have required property 'audit'"
			};
			if (vErrors === null) vErrors = [err15];
			else vErrors.push(err15);
			errors++;
		}
		if (data.record === void 0 || !func0.call(data, "record")) {
			const err16 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "record" },
				message: "must have required property 'record'"
			};
			if (vErrors === null) vErrors = [err16];
			else vErrors.push(err16);
			errors++;
		}
		if (data.resources === void 0 || !func0.call(data, "resources")) {
			const err17 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "resources" },
				message: "must have required property 'resources'"
			};
			if (vErrors === null) vErrors = [err17];
			else vErrors.push(err17);
			errors++;
		}
		if (data.authorities === void 0 || !func0.call(data, "authorities")) {
			const err18 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "authorities" },
				message: "must have required property 'authorities'"
			};
			if (vErrors === null) vErrors = [err18];
			else vErrors.push(err18);
			errors++;
		}
		if (data.denied === void 0 || !func0.call(data, "denied")) {
			const err19 = {
				instancePath,
				schemaPath: "#/required",
				keyword: "required",
				params: { missingProperty: "denied" },
				message: "must have required property 'denied'"
			};
			if (vErrors === null) vErrors = [err19];
			else vErrors.push(err19);
			errors++;
		}
		for (const key0 of Object.keys(data)) if (!func0.call(schema132.properties, key0)) {
			const err20 = {
				instancePath,
				schemaPath: "#/additionalProperties",
				keyword: "additionalProperties",
				params: { additionalProperty: key0 },
				message: "must NOT have additional properties"
			};
			if (vErrors === null) vErrors = [err20];
			else vErrors.push(err20);
			errors++;
		}
		if (data.poa_version !== void 0 && func0.call(data, "poa_version")) {
			if ("1.2" !== data.poa_version) {
				const err21 = {
					instancePath: instancePath + "/poa_version",
					schemaPath: "#/properties/poa_version/const",
					keyword: "const",
					params: { allowedValue: "1.2" },
					message: "must be equal to constant"
				};
				if (vErrors === null) vErrors = [err21];
				else vErrors.push(err21);
				errors++;
			}
		}
		if (data.grant_id !== void 0 && func0.call(data, "grant_id")) {
			if (!validate561(data.grant_id, {
				instancePath: instancePath + "/grant_id",
				parentData: data,
				parentDataProperty: "grant_id",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate561.errors : vErrors.concat(validate561.errors);
				errors = vErrors.length;
			}
		}
		if (data.iss !== void 0 && func0.call(data, "iss")) {
			if (!validate563(data.iss, {
				instancePath: instancePath + "/iss",
				parentData: data,
				parentDataProperty: "iss",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate563.errors : vErrors.concat(validate563.errors);
				errors = vErrors.length;
			}
		}
		if (data.principal !== void 0 && func0.call(data, "principal")) {
			if (!validate565(data.principal, {
				instancePath: instancePath + "/principal",
				parentData: data,
				parentDataProperty: "principal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate565.errors : vErrors.concat(validate565.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegate !== void 0 && func0.call(data, "delegate")) {
			if (!validate570(data.delegate, {
				instancePath: instancePath + "/delegate",
				parentData: data,
				parentDataProperty: "delegate",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate570.errors : vErrors.concat(validate570.errors);
				errors = vErrors.length;
			}
		}
		if (data.on_behalf_of !== void 0 && func0.call(data, "on_behalf_of")) {
			if (!validate577(data.on_behalf_of, {
				instancePath: instancePath + "/on_behalf_of",
				parentData: data,
				parentDataProperty: "on_behalf_of",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate577.errors : vErrors.concat(validate577.errors);
				errors = vErrors.length;
			}
		}
		if (data.purpose !== void 0 && func0.call(data, "purpose")) {
			if (!validate580(data.purpose, {
				instancePath: instancePath + "/purpose",
				parentData: data,
				parentDataProperty: "purpose",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate580.errors : vErrors.concat(validate580.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_scope !== void 0 && func0.call(data, "work_scope")) {
			if (!validate582(data.work_scope, {
				instancePath: instancePath + "/work_scope",
				parentData: data,
				parentDataProperty: "work_scope",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate582.errors : vErrors.concat(validate582.errors);
				errors = vErrors.length;
			}
		}
		if (data.defaults !== void 0 && func0.call(data, "defaults")) {
			if (!validate587(data.defaults, {
				instancePath: instancePath + "/defaults",
				parentData: data,
				parentDataProperty: "defaults",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate587.errors : vErrors.concat(validate587.errors);
				errors = vErrors.length;
			}
		}
		if (data.ceilings !== void 0 && func0.call(data, "ceilings")) {
			if (!validate619(data.ceilings, {
				instancePath: instancePath + "/ceilings",
				parentData: data,
				parentDataProperty: "ceilings",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate619.errors : vErrors.concat(validate619.errors);
				errors = vErrors.length;
			}
		}
		if (data.discovery !== void 0 && func0.call(data, "discovery")) {
			if (!validate629(data.discovery, {
				instancePath: instancePath + "/discovery",
				parentData: data,
				parentDataProperty: "discovery",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate629.errors : vErrors.concat(validate629.errors);
				errors = vErrors.length;
			}
		}
		if (data.work_system !== void 0 && func0.call(data, "work_system")) {
			if (!validate641(data.work_system, {
				instancePath: instancePath + "/work_system",
				parentData: data,
				parentDataProperty: "work_system",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate641.errors : vErrors.concat(validate641.errors);
				errors = vErrors.length;
			}
		}
		if (data.delegation !== void 0 && func0.call(data, "delegation")) {
			if (!validate649(data.delegation, {
				instancePath: instancePath + "/delegation",
				parentData: data,
				parentDataProperty: "delegation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate649.errors : vErrors.concat(validate649.errors);
				errors = vErrors.length;
			}
		}
		if (data.validity !== void 0 && func0.call(data, "validity")) {
			if (!validate657(data.validity, {
				instancePath: instancePath + "/validity",
				parentData: data,
				parentDataProperty: "validity",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate657.errors : vErrors.concat(validate657.errors);
				errors = vErrors.length;
			}
		}
		if (data.revocation !== void 0 && func0.call(data, "revocation")) {
			if (!validate663(data.revocation, {
				instancePath: instancePath + "/revocation",
				parentData: data,
				parentDataProperty: "revocation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate663.errors : vErrors.concat(validate663.errors);
				errors = vErrors.length;
			}
		}
		if (data.confirmation !== void 0 && func0.call(data, "confirmation")) {
			if (!validate667(data.confirmation, {
				instancePath: instancePath + "/confirmation",
				parentData: data,
				parentDataProperty: "confirmation",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate667.errors : vErrors.concat(validate667.errors);
				errors = vErrors.length;
			}
		}
		if (data.audit !== void 0 && func0.call(data, "audit")) {
			if (!validate674(data.audit, {
				instancePath: instancePath + "/audit",
				parentData: data,
				parentDataProperty: "audit",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate674.errors : vErrors.concat(validate674.errors);
				errors = vErrors.length;
			}
		}
		if (data.record !== void 0 && func0.call(data, "record")) {
			if (!validate676(data.record, {
				instancePath: instancePath + "/record",
				parentData: data,
				parentDataProperty: "record",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate676.errors : vErrors.concat(validate676.errors);
				errors = vErrors.length;
			}
		}
		if (data.resources !== void 0 && func0.call(data, "resources")) {
			let data18 = data.resources;
			if (Array.isArray(data18)) {
				const len0 = data18.length;
				for (let i0 = 0; i0 < len0; i0++) if (!validate680(data18[i0], {
					instancePath: instancePath + "/resources/" + i0,
					parentData: data18,
					parentDataProperty: i0,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate680.errors : vErrors.concat(validate680.errors);
					errors = vErrors.length;
				}
			} else {
				const err22 = {
					instancePath: instancePath + "/resources",
					schemaPath: "#/properties/resources/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err22];
				else vErrors.push(err22);
				errors++;
			}
		}
		if (data.authorities !== void 0 && func0.call(data, "authorities")) {
			let data20 = data.authorities;
			if (Array.isArray(data20)) {
				if (data20.length < 1) {
					const err23 = {
						instancePath: instancePath + "/authorities",
						schemaPath: "#/properties/authorities/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err23];
					else vErrors.push(err23);
					errors++;
				}
				const len1 = data20.length;
				for (let i1 = 0; i1 < len1; i1++) if (!validate696(data20[i1], {
					instancePath: instancePath + "/authorities/" + i1,
					parentData: data20,
					parentDataProperty: i1,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate696.errors : vErrors.concat(validate696.errors);
					errors = vErrors.length;
				}
			} else {
				const err24 = {
					instancePath: instancePath + "/authorities",
					schemaPath: "#/properties/authorities/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err24];
				else vErrors.push(err24);
				errors++;
			}
		}
		if (data.denied !== void 0 && func0.call(data, "denied")) {
			let data22 = data.denied;
			if (Array.isArray(data22)) {
				const len2 = data22.length;
				for (let i2 = 0; i2 < len2; i2++) if (!validate719(data22[i2], {
					instancePath: instancePath + "/denied/" + i2,
					parentData: data22,
					parentDataProperty: i2,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate719.errors : vErrors.concat(validate719.errors);
					errors = vErrors.length;
				}
			} else {
				const err25 = {
					instancePath: instancePath + "/denied",
					schemaPath: "#/properties/denied/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err25];
				else vErrors.push(err25);
				errors++;
			}
		}
		if (data.conflicts !== void 0 && func0.call(data, "conflicts")) {
			let data24 = data.conflicts;
			if (Array.isArray(data24)) {
				if (data24.length < 1) {
					const err26 = {
						instancePath: instancePath + "/conflicts",
						schemaPath: "#/properties/conflicts/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err26];
					else vErrors.push(err26);
					errors++;
				}
				const len3 = data24.length;
				for (let i3 = 0; i3 < len3; i3++) if (!validate725(data24[i3], {
					instancePath: instancePath + "/conflicts/" + i3,
					parentData: data24,
					parentDataProperty: i3,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate725.errors : vErrors.concat(validate725.errors);
					errors = vErrors.length;
				}
			} else {
				const err27 = {
					instancePath: instancePath + "/conflicts",
					schemaPath: "#/properties/conflicts/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err27];
				else vErrors.push(err27);
				errors++;
			}
		}
		if (data.formations !== void 0 && func0.call(data, "formations")) {
			let data26 = data.formations;
			if (Array.isArray(data26)) {
				if (data26.length < 1) {
					const err28 = {
						instancePath: instancePath + "/formations",
						schemaPath: "#/properties/formations/minItems",
						keyword: "minItems",
						params: { limit: 1 },
						message: "must NOT have fewer than 1 items"
					};
					if (vErrors === null) vErrors = [err28];
					else vErrors.push(err28);
					errors++;
				}
				const len4 = data26.length;
				for (let i4 = 0; i4 < len4; i4++) if (!validate732(data26[i4], {
					instancePath: instancePath + "/formations/" + i4,
					parentData: data26,
					parentDataProperty: i4,
					rootData,
					dynamicAnchors
				})) {
					vErrors = vErrors === null ? validate732.errors : vErrors.concat(validate732.errors);
					errors = vErrors.length;
				}
			} else {
				const err29 = {
					instancePath: instancePath + "/formations",
					schemaPath: "#/properties/formations/type",
					keyword: "type",
					params: { type: "array" },
					message: "must be array"
				};
				if (vErrors === null) vErrors = [err29];
				else vErrors.push(err29);
				errors++;
			}
		}
		if (data.seal !== void 0 && func0.call(data, "seal")) {
			if (!validate776(data.seal, {
				instancePath: instancePath + "/seal",
				parentData: data,
				parentDataProperty: "seal",
				rootData,
				dynamicAnchors
			})) {
				vErrors = vErrors === null ? validate776.errors : vErrors.concat(validate776.errors);
				errors = vErrors.length;
			}
		}
	} else {
		const err30 = {
			instancePath,
			schemaPath: "#/type",
			keyword: "type",
			params: { type: "object" },
			message: "must be object"
		};
		if (vErrors === null) vErrors = [err30];
		else vErrors.push(err30);
		errors++;
	}
	validate560.errors = vErrors;
	return errors === 0;
}
validate560.evaluated = {
	"props": true,
	"dynamicProps": false,
	"dynamicItems": false
};
export { validateDiscoveryAnswer, validateDraft, validateGrant, validateGrant11 };
